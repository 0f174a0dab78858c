import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { acceptWord, discard, publication, publish, send, undo } from "./publish.ts";
import { reviewOf } from "./review.ts";
import type { Workspace } from "./workspace.ts";

/** A word as people write one: no file of words could hold anything else. */
const word = z.object({ word: z.string().regex(/^[\p{L}\p{M}][\p{L}\p{M}\p{N}'’-]{0,60}$/u) });

/** What the desk's page asks to review, publish, discard and undo. */
export async function publishRoutes(
	app: FastifyInstance,
	{ workspace }: { workspace: Workspace },
): Promise<void> {
	const { root } = workspace;

	app.get("/review", () => reviewOf(root));
	app.post("/publish", (request) => publish(root, publication.parse(request.body)));
	app.post("/send", () => workspace.inTurn(() => send(root, "Published")));
	app.post("/undo", (request) => {
		const { commit } = z.object({ commit: z.string() }).parse(request.body);
		return workspace.inTurn(() => undo(workspace, commit));
	});
	app.post("/discard", (request) => {
		const change = z.object({ path: z.string(), version: z.string() }).parse(request.body);
		return workspace.inTurn(async () => {
			await discard(workspace, change);
			return reviewOf(root);
		});
	});
	app.post("/words", (request) => {
		acceptWord(root, word.parse(request.body).word);
		return reviewOf(root);
	});
}
