import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { GetRequests, PostRequests } from "../shared/api/requests.ts";
import type { PublishResult } from "../shared/api/review.ts";
import { maxMessageLength } from "../shared/limits.ts";
import { reviewedPieceSchema } from "./content/files/contentFiles.ts";
import { createRouter } from "./createRouter.ts";
import { createFailureMessages } from "./handleError.ts";
import { acceptWords } from "./publication/acceptWords.ts";
import { discard } from "./publication/discard.ts";
import { publish } from "./publication/publish.ts";
import { createReview } from "./publication/review.ts";
import { send } from "./publication/send.ts";
import { undo } from "./publication/undo.ts";
import { Refusal } from "./refusals/refusal.ts";
import type { Workspace } from "./workspace/workspace.ts";

const publishBody = z.object({
	id: z.string(),
	pieces: z.array(reviewedPieceSchema).min(1),
	message: z.string().trim().max(maxMessageLength),
}) satisfies z.ZodType<PostRequests["publish"]["body"]>;
const publicationQuery = z.object({ id: z.string() }) satisfies z.ZodType<
	GetRequests["publication"]["query"]
>;
const discardBody = z.object({
	pieces: z.array(reviewedPieceSchema).min(1),
}) satisfies z.ZodType<PostRequests["discard"]["body"]>;
/** Words as people write them; the word list could not hold anything else. */
const wordsBody = z.object({
	words: z.array(z.string().regex(/^[\p{L}\p{M}][\p{L}\p{M}\p{N}'’-]{0,60}$/u)).max(500),
}) satisfies z.ZodType<PostRequests["words"]["body"]>;
const undoBody = z.object({ commit: z.string() }) satisfies z.ZodType<PostRequests["undo"]["body"]>;

/** Registers the routes by which the browser reviews, publishes, discards and undoes changes. */
export async function registerPublishRoutes(
	app: FastifyInstance,
	{ workspace }: { workspace: Workspace },
): Promise<void> {
	const { root } = workspace;
	const { get, post, postInTurn } = createRouter(app, workspace);

	/** The publications that were asked for, by their ids, under way or over: each tab asks for its own. */
	const publications = new Map<string, Promise<PublishResult>>();

	get("review", () => createReview(root));
	// These send something to the Git host, which may take minutes: what changes content does not wait for that.
	post("publish", (request) => {
		const { id, ...chosen } = publishBody.parse(request.body);
		const result = publish(workspace, chosen);
		publications.set(id, result);
		return result;
	});
	get("publication", (request) => {
		const result = publications.get(publicationQuery.parse(request.query).id);
		if (!result) {
			throw new Refusal(
				"missing",
				"The desk does not know whether this was published. “Last publication” names what was.",
			);
		}
		return result;
	});
	post("send", () => send(root, "Published"));
	post("undo", (request) => undo(workspace, undoBody.parse(request.body).commit), {
		failureMessages: createFailureMessages("undone"),
	});
	postInTurn("discard", (request) => discard(workspace, discardBody.parse(request.body).pieces), {
		failureMessages: createFailureMessages("discarded"),
	});
	postInTurn("words", async (request) => {
		const { written } = await acceptWords(workspace, wordsBody.parse(request.body).words);
		return { ...createReview(root), written };
	});
}
