import type { Refusal } from "../../shared/api/requests.ts";

/** A refused request, with a sentence for the person at the desk. */
export class HttpError extends Error {
	readonly statusCode: number;
	readonly details: Omit<Refusal, "message">;

	constructor(statusCode: number, message: string, details: Omit<Refusal, "message"> = {}) {
		super(message);
		this.name = "HttpError";
		this.statusCode = statusCode;
		this.details = details;
	}
}
