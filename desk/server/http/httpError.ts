/** A refused request, with a sentence for the person at the desk. */
export class HttpError extends Error {
	readonly statusCode: number;
	readonly details: Readonly<Record<string, unknown>>;

	constructor(
		statusCode: number,
		message: string,
		details: Readonly<Record<string, unknown>> = {},
	) {
		super(message);
		this.name = "HttpError";
		this.statusCode = statusCode;
		this.details = details;
	}
}
