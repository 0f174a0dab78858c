import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { maxUploadBytes } from "../shared/limits.ts";
import { fileVersionSchema, getVersion } from "./content/contentFiles.ts";
import { findKindByName } from "./content/kinds.ts";
import { deleteRemoval, removalIdSchema } from "./entries/keptRemovals.ts";
import { createOverview } from "./entries/overview.ts";
import { createBlankEntry, readEntry, readText } from "./entries/readEntry.ts";
import {
	findRemovalBlockers,
	removalSchema,
	removeEntry,
	restoreEntry,
} from "./entries/removals.ts";
import { reorderEntries } from "./entries/reorderEntries.ts";
import { checkForm, saveForm } from "./entries/saveForm.ts";
import { saveText } from "./entries/saveText.ts";
import { submittedFormSchema } from "./entries/submittedForm.ts";
import {
	listUploads,
	pictureName,
	readPicture,
	removeUploads,
	stageUpload,
	uploadFileName,
} from "./entries/uploads.ts";
import { sayNothingWas } from "./handleError.ts";
import { HttpError } from "./http/httpError.ts";
import { locateBlocks } from "./preview/locateBlocks.ts";
import { probePath } from "./preview/startPreview.ts";
import { countChanges } from "./publication/listChanges.ts";
import { getPreviewFolder } from "./workspace/mirror.ts";
import type { Workspace } from "./workspace/workspace.ts";

interface Options {
	workspace: Workspace;
	previewOrigin: string;
}

const optionalText = z.string().optional();
const percentage = z.coerce.number().min(0).max(100);

const pathQuery = z.object({ path: z.string() });
const kindQuery = z.object({ kind: z.string() });
const pictureQuery = z.object({
	kind: z.string(),
	name: z.string(),
	upload: z.string().regex(uploadFileName).optional(),
});
const uploadQuery = z.object({
	kind: z.string(),
	name: z.string().max(200),
	title: optionalText,
	replaces: z.string().regex(pictureName).optional(),
	left: percentage.optional(),
	top: percentage.optional(),
	width: percentage.optional(),
	height: percentage.optional(),
});
const removalBody = z.object({ id: removalIdSchema });
const discardBody = submittedFormSchema.pick({ path: true, kind: true, data: true });
const textBody = fileVersionSchema.extend({ text: z.string() });
const orderBody = z.object({ paths: z.array(z.string()).min(1).max(500) });
const locateBody = z.object({
	path: z.string(),
	blocks: z
		.array(
			z.object({
				id: z.number(),
				text: z.string(),
				row: optionalText,
				column: optionalText,
				alt: optionalText,
			}),
		)
		.max(5_000),
});

/** Waits until the preview answers. @throws HttpError where it does not within a minute. */
async function waitForPreview(origin: string): Promise<void> {
	for (let attempt = 0; attempt < 600; attempt++) {
		if (await fetch(`${origin}${probePath}`).catch(() => undefined)) {
			return;
		}
		await setTimeout(100);
	}
	throw new HttpError(
		503,
		"The page cannot be shown. End the desk with Ctrl-C and start it again.",
	);
}

/** What is said where the files of a form could not be written. */
const unwrittenForm = {
	changed: "Nothing was saved: look at it, then try again.",
	taken: "Nothing was saved. Drop a picture again to give it another name.",
	unwritable: "Nothing was saved; what you typed is still in the form.",
};

/** Registers the routes by which the client reads and changes the content. */
export async function contentRoutes(
	app: FastifyInstance,
	{ workspace, previewOrigin }: Options,
): Promise<void> {
	const { root } = workspace;

	app.get("/overview", () => ({
		...createOverview(root),
		changeCount: countChanges(root),
		previewOrigin,
	}));
	// The preview starts more slowly than the desk.
	app.get("/preview", async () => {
		await waitForPreview(previewOrigin);
		return {};
	});
	app.get("/entry", (request) => readEntry(root, pathQuery.parse(request.query).path));
	app.get("/text", (request) => readText(root, pathQuery.parse(request.query).path));
	// What the browser stores is named after the folder: another one may be served at the same URL later.
	app.get("/project", () => ({ name: getVersion(Buffer.from(root)).slice(0, 12) }));
	// It updates the preview where a file was changed without the desk.
	app.post("/status", async () => ({
		content: await workspace.followDisk(),
		leftOut: workspace.listLeftOut(),
	}));
	app.get("/new-entry", (request) => createBlankEntry(root, kindQuery.parse(request.query).kind));
	app.post("/check", (request) => {
		const form = submittedFormSchema.parse(request.body);
		return workspace.runExclusive(async () => {
			// The client aborts checks that are out of date: only the last one is worth the time.
			return request.socket.destroyed ? {} : checkForm(workspace, form);
		});
	});
	app.post("/discard-form", (request) => {
		const { path, kind, data } = discardBody.parse(request.body);
		// Of a new entry the pictures wait under its kind: its file has no name yet.
		const file = path || findKindByName(kind)?.files;
		if (!file) {
			throw new HttpError(404, "There is nothing of this kind.");
		}
		return workspace.runExclusive(async () => {
			removeUploads(listUploads(root, file, data));
			await workspace.dropDraft({ path, kind });
			return {};
		});
	});
	app.post("/save", { config: { unwritten: unwrittenForm } }, (request) => {
		const form = submittedFormSchema.parse(request.body);
		return workspace.runExclusive(async () => {
			const { path } = await saveForm(workspace, form);
			return readEntry(root, path);
		});
	});
	app.post("/text", { config: { unwritten: unwrittenForm } }, (request) => {
		const file = textBody.parse(request.body);
		return workspace.runExclusive(async () => {
			await saveText(workspace, file);
			return readEntry(root, file.path);
		});
	});
	app.get("/removal-blockers", (request) => {
		const { path } = pathQuery.parse(request.query);
		return workspace.runExclusive(() => findRemovalBlockers(workspace, path));
	});
	app.post("/remove", { config: { unwritten: sayNothingWas("removed") } }, (request) => {
		const entry = removalSchema.parse(request.body);
		return workspace.runExclusive(() => removeEntry(workspace, entry));
	});
	app.post("/restore", { config: { unwritten: sayNothingWas("brought back") } }, (request) => {
		const { id } = removalBody.parse(request.body);
		return workspace.runExclusive(() => restoreEntry(workspace, id));
	});
	app.post("/delete-removed", (request) => {
		const { id } = removalBody.parse(request.body);
		// Not while another tab restores it.
		return workspace.runExclusive(async () => {
			deleteRemoval(root, id);
			return {};
		});
	});
	app.post("/order", { config: { unwritten: sayNothingWas("moved") } }, (request) => {
		const { paths } = orderBody.parse(request.body);
		return workspace.runExclusive(async () => {
			await reorderEntries(workspace, paths);
			return {};
		});
	});
	app.post("/locate", (request) => {
		const { path, blocks } = locateBody.parse(request.body);
		return locateBlocks(getPreviewFolder(root), path, blocks);
	});
	app.addContentTypeParser(
		"application/octet-stream",
		{ parseAs: "buffer", bodyLimit: maxUploadBytes },
		(_request, body, done) => done(null, body),
	);
	app.post("/picture", { bodyLimit: maxUploadBytes }, (request) => {
		const { kind, name, title, replaces, left, top, width, height } = uploadQuery.parse(
			request.query,
		);
		if (!Buffer.isBuffer(request.body)) {
			throw new HttpError(400, "There is no picture in this request.");
		}
		const isCropped =
			left !== undefined && top !== undefined && width !== undefined && height !== undefined;
		return stageUpload(root, {
			kind,
			fileName: name,
			bytes: request.body,
			...(title ? { title } : {}),
			...(replaces ? { replaces } : {}),
			...(isCropped ? { crop: { left, top, width, height } } : {}),
		});
	});
	app.get("/picture", (request, reply) => {
		const { kind, name, upload } = pictureQuery.parse(request.query);
		const bytes = readPicture(root, kind, name, upload);
		if (!bytes) {
			throw new HttpError(404, `There is no picture ${name}.`);
		}
		const type = name.split(".").at(-1)?.replace("jpg", "jpeg").replace("svg", "svg+xml");
		return reply.type(`image/${type}`).send(bytes);
	});
}
