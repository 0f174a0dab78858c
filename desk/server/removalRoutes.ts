import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { GetRequests, PostRequests } from "../shared/api/requests.ts";
import { fileVersionSchema } from "./content/files/fileVersion.ts";
import { createRouter } from "./createRouter.ts";
import { createFailureMessages } from "./handleError.ts";
import { findRemovalBlockers } from "./removals/removalBlockers.ts";
import { removeEntry } from "./removals/removeEntry.ts";
import { restoreEntry } from "./removals/restoreEntry.ts";
import { deleteFromTrash } from "./removals/trash.ts";
import type { Workspace } from "./workspace/workspace.ts";

const blockersQuery = z.object({ path: z.string() }) satisfies z.ZodType<
	GetRequests["removal-blockers"]["query"]
>;
const removalBody = fileVersionSchema.extend({
	redirect: z.string(),
	successor: z.string().optional(),
	listed: z
		.array(
			z.object({ path: z.string(), fieldPath: z.array(z.union([z.string(), z.number()])).min(1) }),
		)
		.optional(),
}) satisfies z.ZodType<PostRequests["remove"]["body"]>;
// The id names a folder.
const trashItemBody = z.object({ id: z.uuid() }) satisfies z.ZodType<
	PostRequests["restore"]["body"] & PostRequests["delete-from-trash"]["body"]
>;

/** Registers the routes by which the browser removes entries and restores them. */
export async function registerRemovalRoutes(
	app: FastifyInstance,
	{ workspace }: { workspace: Workspace },
): Promise<void> {
	const { root } = workspace;
	const { get, postInTurn } = createRouter(app, workspace);

	get("removal-blockers", (request) => {
		const { path } = blockersQuery.parse(request.query);
		return workspace.runExclusive(() => findRemovalBlockers(workspace, path));
	});
	postInTurn("remove", (request) => removeEntry(workspace, removalBody.parse(request.body)), {
		failureMessages: createFailureMessages("removed"),
	});
	postInTurn(
		"restore",
		(request) => restoreEntry(workspace, trashItemBody.parse(request.body).id),
		{ failureMessages: createFailureMessages("brought back") },
	);
	// In turn: another tab may be restoring it.
	postInTurn("delete-from-trash", (request) => {
		deleteFromTrash(root, trashItemBody.parse(request.body).id);
		return {};
	});
}
