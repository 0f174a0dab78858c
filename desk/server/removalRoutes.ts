import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { createRouter } from "./createRouter.ts";
import { createFailureMessages } from "./handleError.ts";
import { deleteRemoval, removalIdSchema } from "./removals/keptRemovals.ts";
import { findRemovalBlockers, removalSchema, removeEntry } from "./removals/removeEntry.ts";
import { restoreEntry } from "./removals/restoreEntry.ts";
import type { Workspace } from "./workspace/workspace.ts";

const blockersQuery = z.object({ path: z.string() });
const keptRemovalBody = z.object({ id: removalIdSchema });

/** Registers the routes by which the client removes entries and restores them. */
export async function removalRoutes(
	app: FastifyInstance,
	{ workspace }: { workspace: Workspace },
): Promise<void> {
	const { root } = workspace;
	const { get, post } = createRouter(app);

	get("removal-blockers", (request) => {
		const { path } = blockersQuery.parse(request.query);
		return workspace.runExclusive(() => findRemovalBlockers(workspace, path));
	});
	post(
		"remove",
		(request) => {
			const removal = removalSchema.parse(request.body);
			return workspace.runExclusive(() => removeEntry(workspace, removal));
		},
		{ failureMessages: createFailureMessages("removed") },
	);
	post(
		"restore",
		(request) => {
			const { id } = keptRemovalBody.parse(request.body);
			return workspace.runExclusive(() => restoreEntry(workspace, id));
		},
		{ failureMessages: createFailureMessages("brought back") },
	);
	post("delete-removed", (request) => {
		const { id } = keptRemovalBody.parse(request.body);
		// One after the other: another tab may be restoring it.
		return workspace.runExclusive(async () => {
			deleteRemoval(root, id);
			return {};
		});
	});
}
