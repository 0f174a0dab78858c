import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { reviewedFileSchema } from "./content/contentFiles.ts";
import { acceptWord } from "./content/wordList.ts";
import { send } from "./git/push.ts";
import { createFailureMessages } from "./handleError.ts";
import { discard } from "./publication/discard.ts";
import { publicationSchema, publish } from "./publication/publish.ts";
import { createReview } from "./publication/review.ts";
import { undo } from "./publication/undo.ts";
import type { Workspace } from "./workspace/workspace.ts";

/** Words as people write them; the word list could not hold anything else. */
const wordsBody = z.object({
	words: z.array(z.string().regex(/^[\p{L}\p{M}][\p{L}\p{M}\p{N}'’-]{0,60}$/u)).max(500),
});

/** Registers the routes by which the client reviews, publishes, discards and undoes changes. */
export async function publishRoutes(
	app: FastifyInstance,
	{ workspace }: { workspace: Workspace },
): Promise<void> {
	const { root } = workspace;

	app.get("/review", () => createReview(root));
	app.post("/publish", (request) => {
		const publication = publicationSchema.parse(request.body);
		// Not while another tab discards what is being checked.
		return workspace.runExclusive(() => publish(root, publication));
	});
	app.post("/send", () => workspace.runExclusive(() => send(root, "Published")));
	app.post("/undo", { config: { failureMessages: createFailureMessages("undone") } }, (request) => {
		const { commit } = z.object({ commit: z.string() }).parse(request.body);
		return workspace.runExclusive(() => undo(workspace, commit));
	});
	app.post(
		"/discard",
		{ config: { failureMessages: createFailureMessages("discarded") } },
		(request) => {
			const change = reviewedFileSchema.parse(request.body);
			return workspace.runExclusive(async () => {
				const { path, version, part } = change;
				await discard(workspace, { path, version, ...(part ? { part } : {}) });
				return createReview(root);
			});
		},
	);
	app.post("/words", (request) => {
		const { words } = wordsBody.parse(request.body);
		return workspace.runExclusive(async () => {
			for (const word of words) {
				acceptWord(root, word);
			}
			return createReview(root);
		});
	});
}
