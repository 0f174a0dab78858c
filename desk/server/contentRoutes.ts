import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { blankEntry, entryOf, overviewOf } from "./entries.ts";
import { locate } from "./locate.ts";
import { keepPicture, pictureBytes, pictureLimit } from "./pictures.ts";
import { Refusal } from "./refusal.ts";
import { countChanges } from "./review.ts";
import { draft, filledForm, remove, reorder, save, saveText } from "./saves.ts";
import { draftsFolder, type Workspace } from "./workspace.ts";

/** What the routes need. */
interface Options {
	workspace: Workspace;
	previewOrigin: string;
}

const pathQuery = z.object({ path: z.string() });
const text = z.string().optional();
const share = z.coerce.number().min(0).max(100);
const pictureQuery = z.object({
	kind: z.string(),
	name: z.string().max(200),
	title: text,
	replaces: z
		.string()
		.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:png|jpg|webp)$/)
		.optional(),
	left: share.optional(),
	top: share.optional(),
	width: share.optional(),
	height: share.optional(),
});
const page = z.object({
	path: z.string(),
	blocks: z
		.array(
			z.object({
				id: z.number(),
				text: z.string(),
				row: text,
				column: text,
				href: text,
				alt: text,
			}),
		)
		.max(5_000),
});

/** Waits until the preview answers. @throws Refusal where it does not within a minute. */
async function requirePreview(origin: string): Promise<void> {
	for (let attempt = 0; attempt < 600; attempt++) {
		if (await fetch(`${origin}/500`).catch(() => undefined)) {
			return;
		}
		await setTimeout(100);
	}
	throw new Refusal(503, "The page cannot be shown. End the desk with Ctrl-C and start it again.");
}

/** What the desk's page asks to read and change the content. */
export async function contentRoutes(
	app: FastifyInstance,
	{ workspace, previewOrigin }: Options,
): Promise<void> {
	const { root } = workspace;

	app.get("/overview", () => ({
		...overviewOf(root),
		changes: countChanges(root),
		previewOrigin,
	}));
	// The desk is there sooner than the site beside it.
	app.get("/preview", async () => {
		await requirePreview(previewOrigin);
		return {};
	});
	app.get("/entry", (request) => entryOf(root, pathQuery.parse(request.query).path));
	app.get("/blank", (request) =>
		blankEntry(root, z.object({ kind: z.string() }).parse(request.query).kind),
	);
	app.post("/draft", (request) => {
		const filled = filledForm.parse(request.body);
		return workspace.inTurn(() => draft(workspace, filled));
	});
	app.post("/forget", (request) => {
		const { path, kind } = z.object({ path: z.string(), kind: z.string() }).parse(request.body);
		return workspace.inTurn(async () => {
			await workspace.showDraft(path || kind, undefined);
			return {};
		});
	});
	app.post("/save", (request) => {
		const filled = filledForm.parse(request.body);
		return workspace.inTurn(async () => {
			const { path } = await save(workspace, filled);
			return entryOf(root, path);
		});
	});
	app.post("/text", (request) => {
		const sent = z.object({ path: z.string(), version: z.string(), text: z.string() });
		const file = sent.parse(request.body);
		return workspace.inTurn(async () => {
			await saveText(workspace, file);
			return entryOf(root, file.path);
		});
	});
	app.post("/remove", (request) => {
		const sent = z.object({ path: z.string(), version: z.string(), redirect: z.string() });
		const entry = sent.parse(request.body);
		return workspace.inTurn(async () => {
			await remove(workspace, entry);
			return {};
		});
	});
	app.post("/order", (request) => {
		const { paths } = z.object({ paths: z.array(z.string()).min(1).max(500) }).parse(request.body);
		return workspace.inTurn(async () => {
			await reorder(workspace, paths);
			return {};
		});
	});
	app.post("/locate", (request) => {
		const { path, blocks } = page.parse(request.body);
		return locate(draftsFolder(root), path, blocks);
	});
	app.addContentTypeParser(
		"application/octet-stream",
		{ parseAs: "buffer", bodyLimit: pictureLimit },
		(_request, body, done) => done(null, body),
	);
	app.post("/picture", { bodyLimit: pictureLimit }, (request) => {
		const { kind, name, title, replaces, left, top, width, height } = pictureQuery.parse(
			request.query,
		);
		if (!Buffer.isBuffer(request.body)) {
			throw new Refusal(400, "There is no picture in this request.");
		}
		const isCropped =
			left !== undefined && top !== undefined && width !== undefined && height !== undefined;
		return keepPicture(root, {
			kind,
			fileName: name,
			bytes: request.body,
			...(title ? { title } : {}),
			...(replaces ? { replaces } : {}),
			...(isCropped ? { crop: { left, top, width, height } } : {}),
		});
	});
	app.get("/picture", (request, reply) => {
		const { kind, name } = z.object({ kind: z.string(), name: z.string() }).parse(request.query);
		const bytes = pictureBytes(root, kind, name);
		if (!bytes) {
			throw new Refusal(404, `There is no picture ${name}.`);
		}
		const type = name.split(".").at(-1)?.replace("jpg", "jpeg").replace("svg", "svg+xml");
		return reply.type(`image/${type}`).send(bytes);
	});
}
