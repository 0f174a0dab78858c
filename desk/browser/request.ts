import type { ContentWritten, WrittenFile } from "../shared/api/entries.ts";
import type { PictureQuery, StagedPicture, UploadQuery } from "../shared/api/forms.ts";
import {
	type GetRequests,
	type PostRequests,
	type RefusalResponse,
	requestIdHeader,
} from "../shared/api/requests.ts";
import { getMessage, serverErrorMessage } from "../shared/getMessage.ts";

/** A request that the server refused: its message and details. */
export class RequestError extends Error {
	readonly status: number;
	readonly details: Omit<RefusalResponse, "message">;

	constructor(status: number, { message, ...details }: RefusalResponse) {
		super(message);
		this.name = "RequestError";
		this.status = status;
		this.details = details;
	}
}

/** Fired on the window when a request has reached no desk, so that the page asks whether it runs, and says so in one place. */
export const unreachableEvent = "desk-unreachable";

/** Called with the files that the desk has written for a request of this page. */
type WriteListener = (written: readonly WrittenFile[]) => void;

const writeListeners = new Set<WriteListener>();

/** Subscribes to what the desk writes for this page, before the response reaches whoever has asked. @returns a function that ends this */
export function subscribeToWrites(listener: WriteListener): () => void {
	writeListeners.add(listener);
	return () => void writeListeners.delete(listener);
}

/** The message of such a request, which the page shows where the desk does not run. */
const unreachableMessage =
	"The desk is not running. Start it again with “npm run edit” and open the address it prints. What you typed is kept in this browser.";

/** Checks whether a request has reached no desk. */
export function isUnreachable(error: unknown): boolean {
	return error instanceof RequestError && error.status === 0;
}

/** Checks whether the desk was restarted since it was opened, and so has a new address. */
export function isRestarted(error: unknown): boolean {
	return error instanceof RequestError && error.status === 401;
}

/** Checks whether the desk that was asked has said nothing: it was not reached, or was restarted. */
export function isUnanswered(error: unknown): boolean {
	return isUnreachable(error) || isRestarted(error);
}

/** Pause before something is asked again that has reached no desk, in milliseconds. */
const pause = 1_000;

/** Asks something that the desk's page cannot do without, again and again until it reaches a desk. */
export async function askUntilReached<Result>(ask: () => Promise<Result>): Promise<Result> {
	try {
		return await ask();
	} catch (error) {
		if (!isUnreachable(error)) {
			throw error;
		}
		await new Promise((resolve) => setTimeout(resolve, pause));
		return askUntilReached(ask);
	}
}

/** Describes why a save has failed: without an answer nobody knows whether it is saved, and to save again is right either way. */
export function describeSaveFailure(error: unknown): string {
	return isUnreachable(error)
		? "The connection to the desk failed, so this may not be saved. Press “Save” again."
		: getMessage(error);
}

/** Asks the desk's server for something. @throws RequestError */
export function get<Name extends keyof GetRequests>(
	name: Name,
	query: GetRequests[Name]["query"],
	signal?: AbortSignal,
): Promise<GetRequests[Name]["response"]> {
	return sendRequest(`/api/${name}?${new URLSearchParams(query)}`, { signal });
}

/** Sends something to the desk's server. @throws RequestError */
export function post<Name extends keyof PostRequests>(
	name: Name,
	body: PostRequests[Name]["body"],
	signal?: AbortSignal,
): Promise<PostRequests[Name]["response"]> {
	return sendRequest(`/api/${name}`, { ...createPost(body), signal });
}

/**
 * Sends something to the desk's server under an id. Where the response is lost, it is asked for once more.
 * @throws RequestError
 */
export async function postWithId<Name extends keyof PostRequests>(
	name: Name,
	body: PostRequests[Name]["body"],
	id: string,
): Promise<PostRequests[Name]["response"]> {
	try {
		return await sendRequest(`/api/${name}`, createPost(body, { [requestIdHeader]: id }));
	} catch (error) {
		if (isUnreachable(error)) {
			return getResponse(id);
		}
		throw error;
	}
}

/** Gets the response to what was sent under an id, once there is one. @throws RequestError */
export function getResponse<Name extends keyof PostRequests>(
	id: string,
): Promise<PostRequests[Name]["response"]> {
	return sendRequest(`/api/response?${new URLSearchParams({ id })}`, {});
}

function createPost(body: object, headers: Record<string, string> = {}) {
	return {
		method: "POST",
		headers: { "Content-Type": "application/json", ...headers },
		body: JSON.stringify(body),
	};
}

/** Sends a picture. @throws RequestError */
export function postPicture(
	query: UploadQuery,
	picture: Blob,
	signal: AbortSignal,
): Promise<StagedPicture> {
	return sendRequest(getPictureUrl(query), {
		method: "POST",
		headers: { "Content-Type": "application/octet-stream" },
		body: picture,
		signal,
	});
}

/**
 * Gets the URL at which the desk shows a picture or takes a new one.
 * @param query another `after` has the browser ask again for a picture that was replaced under its name
 */
export function getPictureUrl(
	query: (PictureQuery & { after?: string | undefined }) | UploadQuery,
): string {
	const values = Object.entries(query).flatMap(([name, value]) =>
		value === undefined ? [] : [[name, String(value)]],
	);
	return `/api/picture?${new URLSearchParams(values)}`;
}

async function sendRequest<Result>(address: string, init: RequestInit): Promise<Result> {
	const response = await fetch(address, init).catch(() => undefined);
	const result: unknown = await response?.json().catch(() => undefined);
	if (response && !response.ok) {
		const refusal = result as Partial<RefusalResponse> | undefined;
		throw new RequestError(response.status, { message: serverErrorMessage, ...refusal });
	}
	// A response of which only the beginning has come is none.
	if (result === undefined) {
		if (!init.signal?.aborted) {
			window.dispatchEvent(new Event(unreachableEvent));
		}
		throw new RequestError(0, { message: unreachableMessage });
	}
	const { written } = result as Partial<ContentWritten>;
	if (written) {
		for (const listener of writeListeners) {
			listener(written);
		}
	}
	return result as Result;
}
