import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { PostRequests } from "../shared/api/requests.ts";
import type { ReviewedPiece } from "../shared/api/review.ts";
import { maxMessageLength } from "../shared/limits.ts";
import { fileVersionSchema } from "./content/files/fileVersion.ts";
import { createRouter } from "./createRouter.ts";
import { createFailureMessages } from "./handleError.ts";
import { acceptWords } from "./publication/acceptWords.ts";
import { discard } from "./publication/discard.ts";
import { publish } from "./publication/publish.ts";
import { createReview } from "./publication/review.ts";
import { send } from "./publication/send.ts";
import { undo } from "./publication/undo.ts";
import type { Workspace } from "./workspace/workspace.ts";

const reviewedPiece = fileVersionSchema.extend({
	part: z.string().optional(),
}) satisfies z.ZodType<ReviewedPiece>;
const publishBody = z.object({
	pieces: z.array(reviewedPiece).min(1),
	message: z.string().trim().max(maxMessageLength),
}) satisfies z.ZodType<PostRequests["publish"]["body"]>;
const discardBody = z.object({
	pieces: z.array(reviewedPiece).min(1),
}) satisfies z.ZodType<PostRequests["discard"]["body"]>;
/** Words as people write them; the word list could not hold anything else. */
const wordsBody = z.object({
	words: z.array(z.string().regex(/^[\p{L}\p{M}][\p{L}\p{M}\p{N}'’-]*$/u)),
}) satisfies z.ZodType<PostRequests["words"]["body"]>;
const undoBody = z.object({ commit: z.string() }) satisfies z.ZodType<PostRequests["undo"]["body"]>;

/** Registers the routes by which the browser reviews, publishes, discards and undoes changes. */
export async function registerPublishRoutes(
	app: FastifyInstance,
	{ workspace }: { workspace: Workspace },
): Promise<void> {
	const { root } = workspace;
	const { get, post, postInTurn } = createRouter(app, workspace);

	get("review", () => createReview(root));
	// These send something to the Git host, which may take minutes: what changes content does not wait for that.
	post("publish", (request) => publish(workspace, publishBody.parse(request.body)));
	post("send", () => send(root, "Published"));
	post("undo", (request) => undo(workspace, undoBody.parse(request.body).commit), {
		failureMessages: createFailureMessages("undone"),
	});
	postInTurn("discard", (request) => discard(workspace, discardBody.parse(request.body).pieces), {
		failureMessages: createFailureMessages("discarded"),
	});
	postInTurn("words", (request) => acceptWords(workspace, wordsBody.parse(request.body).words));
}
