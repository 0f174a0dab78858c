/** A request that the server refused: its message and details. */
export class RequestError extends Error {
	readonly status: number;
	readonly details: Record<string, unknown>;

	constructor(status: number, message: string, details: Record<string, unknown>) {
		super(message);
		this.name = "RequestError";
		this.status = status;
		this.details = details;
	}
}

/** Fired on the window once a request has reached no desk: the page then says so, once for all of its parts. */
export const unreachableEvent = "desk-unreachable";

/** Says what to do then. */
export const unreachableMessage =
	"The desk is not running. Start it again with “npm run edit” and open the address it prints. What you typed is kept in this browser.";

/** Checks whether a request has reached no desk. */
export function isUnreachable(error: unknown): boolean {
	return error instanceof RequestError && error.status === 0;
}

/** Asks the desk's server for something. @throws RequestError */
export function get<Answer>(
	path: string,
	query: Readonly<Record<string, string>> = {},
): Promise<Answer> {
	return sendRequest(`/api/${path}?${new URLSearchParams(query)}`, {});
}

/** Sends something to the desk's server. @throws RequestError */
export function post<Answer>(
	path: string,
	body: unknown = {},
	signal?: AbortSignal,
): Promise<Answer> {
	return sendRequest(`/api/${path}`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify(body),
		signal,
	});
}

/** Sends a picture. @throws RequestError */
export function postPicture<Answer>(
	query: Readonly<Record<string, string>>,
	picture: Blob,
): Promise<Answer> {
	return sendRequest(`/api/picture?${new URLSearchParams(query)}`, {
		method: "POST",
		headers: { "Content-Type": "application/octet-stream" },
		body: picture,
	});
}

async function sendRequest<Answer>(address: string, init: RequestInit): Promise<Answer> {
	const response = await fetch(address, init).catch(() => undefined);
	if (!response) {
		if (!init.signal?.aborted) {
			window.dispatchEvent(new Event(unreachableEvent));
		}
		throw new RequestError(0, unreachableMessage, {});
	}
	const answer: unknown = await response.json().catch(() => ({}));
	if (!response.ok) {
		const details = answer as Record<string, unknown>;
		throw new RequestError(
			response.status,
			String(details.message ?? "Something went wrong."),
			details,
		);
	}
	return answer as Answer;
}

/** Gets the message of whatever was thrown. */
export function getMessage(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
