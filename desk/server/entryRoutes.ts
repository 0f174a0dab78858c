import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { GetRequests, PostRequests } from "../shared/api/requests.ts";
import { getVersion } from "./content/files/contentFiles.ts";
import { fileVersionSchema } from "./content/files/fileVersion.ts";
import { createRouter } from "./createRouter.ts";
import { moveEntry } from "./entries/moveEntry.ts";
import { createOverview } from "./entries/overview.ts";
import { createBlankEntry, readEntry, readFormSchema, readText } from "./entries/readEntry.ts";
import { checkForm, saveForm } from "./entries/saveForm.ts";
import { saveText } from "./entries/saveText.ts";
import { createFailureMessages } from "./handleError.ts";
import { HttpError } from "./http/httpError.ts";
import type { PreviewServer } from "./preview/previewServer.ts";
import { readChangeStates } from "./publication/changes/readChanges.ts";
import type { Workspace } from "./workspace/workspace.ts";

interface Options {
	workspace: Workspace;
	preview: PreviewServer;
	/** A sentence for each file that somebody has changed amid a save, which this start has finished. */
	skippedAtStart: readonly string[];
}

const pathQuery = z.object({ path: z.string() }) satisfies z.ZodType<
	GetRequests["entry" | "text" | "form-schema"]["query"]
>;
const kindQuery = z.object({ kind: z.string() }) satisfies z.ZodType<
	GetRequests["new-entry"]["query"]
>;
const formBody = fileVersionSchema.extend({
	kind: z.string(),
	tab: z.string(),
	data: z.record(z.string(), z.unknown()),
}) satisfies z.ZodType<PostRequests["save"]["body"]>;
const discardFormBody = formBody.pick({ path: true, kind: true, tab: true }) satisfies z.ZodType<
	PostRequests["discard-form"]["body"]
>;
const textBody = fileVersionSchema.extend({ text: z.string() }) satisfies z.ZodType<
	PostRequests["text"]["body"]
>;
const moveBody = z.object({
	path: z.string(),
	before: z.string().optional(),
}) satisfies z.ZodType<PostRequests["move"]["body"]>;

/** The messages when the files of a form could not be written. */
const formFailureMessages = {
	changed: "Nothing was saved: look at it, then try again.",
	taken: "Nothing was saved. Drop a picture again to give it another name.",
	unwritable: "Nothing was saved; what you typed is still in the form.",
};

/** Registers the routes by which the browser lists, reads and changes entries. */
export async function registerEntryRoutes(
	app: FastifyInstance,
	{ workspace, preview, skippedAtStart }: Options,
): Promise<void> {
	const { root } = workspace;
	const { get, post, postInTurn } = createRouter(app, workspace);

	get("overview", () => {
		const { states, changeCount } = readChangeStates(root);
		return { ...createOverview(root, states), changeCount, previewOrigin: preview.origin };
	});
	// What the browser stores is named after the folder: another one may be served at the same URL later.
	get("project", () => ({ name: getVersion(Buffer.from(root)).slice(0, 12) }));
	// It updates the preview where a file was changed without the desk.
	post("status", async () => ({
		content: await workspace.updateFromDisk(),
		unshown: workspace.listUnshown(),
		problem: [preview.problem || describeStandstill(workspace.savedProblem), ...skippedAtStart]
			.filter(Boolean)
			.join(" "),
	}));
	get("entry", (request) => readEntry(root, pathQuery.parse(request.query).path));
	get("text", (request) => readText(root, pathQuery.parse(request.query).path));
	get("form-schema", (request) => readFormSchema(root, pathQuery.parse(request.query).path));
	get("new-entry", (request) => createBlankEntry(root, kindQuery.parse(request.query).kind));
	postInTurn("check", (request) => {
		const form = formBody.parse(request.body);
		// The browser aborts checks that are out of date: only the last one is worth the time.
		if (request.socket.destroyed) {
			throw new HttpError(499, "This check was aborted.");
		}
		return checkForm(workspace, form);
	});
	postInTurn("discard-form", async (request) => {
		// Its pictures wait on: another form that is not saved may show them, too.
		await workspace.dropEdit(discardFormBody.parse(request.body));
		return {};
	});
	postInTurn("save", (request) => saveForm(workspace, formBody.parse(request.body)), {
		failureMessages: formFailureMessages,
	});
	postInTurn("text", (request) => saveText(workspace, textBody.parse(request.body)), {
		failureMessages: formFailureMessages,
	});
	postInTurn("move", (request) => moveEntry(workspace, moveBody.parse(request.body)), {
		failureMessages: createFailureMessages("moved"),
	});
}

/** Says that the page stands still, and why; nothing where nothing is wrong with the saved content. */
function describeStandstill(savedProblem: string): string {
	return savedProblem
		? `The page stays as it is, whatever is saved or typed, until this is fixed: ${savedProblem}`
		: "";
}
