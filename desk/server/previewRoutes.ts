import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { PostRequests } from "../shared/api/requests.ts";
import { createRouter } from "./createRouter.ts";
import { locateBlocks } from "./preview/locateBlocks.ts";
import { type PreviewServer, waitForPreview } from "./preview/previewServer.ts";
import { getPreviewFolder } from "./records/folders.ts";
import type { Workspace } from "./workspace/workspace.ts";

interface Options {
	workspace: Workspace;
	preview: PreviewServer;
}

const locateBody = z.object({
	page: z.string(),
	blocks: z
		.array(
			z.object({
				id: z.number(),
				text: z.string(),
				price: z.string().optional(),
				alt: z.string().optional(),
			}),
		)
		.max(5_000),
}) satisfies z.ZodType<PostRequests["locate"]["body"]>;

/** Registers the routes by which the browser shows pages, and finds in the content what they show. */
export async function registerPreviewRoutes(
	app: FastifyInstance,
	{ workspace, preview }: Options,
): Promise<void> {
	const { get, post } = createRouter(app, workspace);

	// The preview starts more slowly than the desk.
	get("preview", async () => {
		await waitForPreview(preview);
		return {};
	});
	post("locate", (request) => {
		const { page, blocks } = locateBody.parse(request.body);
		return locateBlocks(getPreviewFolder(workspace.root), page, blocks);
	});
}
