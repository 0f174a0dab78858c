/** The requests of the desk's page to its server. Pictures go as bytes: `server/pictureRoutes.ts`. */

import type { ContentWritten, Entry, FileText, Overview } from "./entries.ts";
import type { FieldGroup, FieldIssue, FormCheck, TabForm } from "./forms.ts";
import type { LocatedBlock, PageBlock, UnshownEdit } from "./preview.ts";
import type { Removal, RemovalBlocker, Restoration } from "./removals.ts";
import type { PublishResult, Review, ReviewedPiece } from "./review.ts";

/**
 * The header with the id of a request that sends something: `response` responds once more what was responded to it, for a
 * page that was reloaded meanwhile or has lost its connection.
 */
export const requestIdHeader = "request-id";

type Empty = Record<string, never>;

/** The requests that read, by the end of their URL: their query, and what the server responds. */
export interface GetRequests {
	overview: { query: Empty; response: Overview };
	/** What the browser stores is named after the project. */
	project: { query: Empty; response: { name: string } };
	entry: { query: { path: string }; response: Entry | FileText };
	text: { query: { path: string }; response: FileText };
	/** The fields of a file, which may be gone. */
	"form-schema": { query: { path: string }; response: FieldGroup };
	"new-entry": { query: { kind: string }; response: Entry };
	"removal-blockers": { query: { path: string }; response: RemovalBlocker[] };
	/** Responds once the preview can be shown. */
	preview: { query: Empty; response: Empty };
	review: { query: Empty; response: Review };
}

/** The requests that send something, by the end of their URL: their body, and what the server responds. */
export interface PostRequests {
	/**
	 * `content` differs once a file has changed. `problem` says why no page can be shown any more, or none follows, and
	 * what the desk's start could not finish; it is empty while all is well.
	 */
	status: {
		body: Empty;
		response: { content: string; unshown: readonly UnshownEdit[]; problem: string };
	};
	check: { body: TabForm; response: FormCheck };
	/** The response is the entry as it was written, whatever somebody has made of the file since. */
	save: { body: TabForm; response: Entry & ContentWritten };
	/** Drops what was typed in a form of this tab from the preview. */
	"discard-form": { body: Pick<TabForm, "path" | "kind" | "tab">; response: Empty };
	text: { body: { path: string; version: string; text: string }; response: ContentWritten };
	/** Moves an entry before another one of its group; to the end where none is named. */
	move: { body: { path: string; before?: string | undefined }; response: ContentWritten };
	/** `id` is that of the entry in the trash. */
	remove: { body: Removal; response: { id: string } & ContentWritten };
	restore: { body: { id: string }; response: Restoration };
	/** Deletes an entry from the trash. */
	"delete-from-trash": { body: { id: string }; response: Empty };
	/** `path` is that of the page which shows the blocks. */
	locate: { body: { page: string; blocks: PageBlock[] }; response: LocatedBlock[] };
	publish: { body: { pieces: ReviewedPiece[]; message: string }; response: PublishResult };
	send: { body: Empty; response: PublishResult };
	undo: { body: { commit: string }; response: PublishResult & ContentWritten };
	/** The first piece gives the change its name; the others are all that go with it. */
	discard: { body: { pieces: ReviewedPiece[] }; response: ContentWritten };
	/** Accepts words for the spelling check. */
	words: { body: { words: readonly string[] }; response: ContentWritten };
}

/** The response of the server where it refuses a request: why, and what the page can do about it. */
export interface RefusalResponse {
	/** Why, in sentences. */
	message: string;
	/** What is wrong in a form that was to be saved. */
	issues?: FieldIssue[];
	/** The file of the form as somebody else has saved it. */
	current?: Entry | FileText;
	/** The text of the file as somebody else has saved it, where a text was to be saved. */
	currentText?: FileText;
	/** The line of the text that is wrong. */
	line?: number;
	/** What is in the way of a removal. */
	blockers?: RemovalBlocker[];
	/** Whether nothing can be published now at all: the review says why as long as it is so. */
	isUnready?: boolean;
	/** Whether a page has to be chosen that takes the place of the removed one. */
	needsRedirect?: boolean;
}
