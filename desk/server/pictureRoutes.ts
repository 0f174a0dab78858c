import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { PictureQuery, StagedPicture, UploadQuery } from "../shared/api/forms.ts";
import { maxUploadBytes } from "../shared/limits.ts";
import { HttpError } from "./http/httpError.ts";
import { Refusal } from "./refusals/refusal.ts";
import {
	pictureNamePattern,
	readPicture,
	stageUpload,
	uploadFilePattern,
} from "./uploads/uploads.ts";
import type { Workspace } from "./workspace/workspace.ts";

const percentage = z.coerce.number().min(0).max(100);

const pictureQuery = z.object({
	kind: z.string(),
	name: z.string(),
	upload: z.string().regex(uploadFilePattern).optional(),
}) satisfies z.ZodType<PictureQuery>;
const uploadQuery = z.object({
	kind: z.string(),
	name: z.string(),
	title: z.string().optional(),
	replaces: z.string().regex(pictureNamePattern).optional(),
	left: percentage.optional(),
	top: percentage.optional(),
	width: percentage.optional(),
	height: percentage.optional(),
}) satisfies z.ZodType<UploadQuery>;

/** Registers the routes by which the browser shows pictures and sends new ones. */
export async function registerPictureRoutes(
	app: FastifyInstance,
	{ workspace }: { workspace: Workspace },
): Promise<void> {
	const { root } = workspace;

	app.addContentTypeParser(
		"application/octet-stream",
		{ parseAs: "buffer", bodyLimit: maxUploadBytes },
		(_request, body, done) => done(null, body),
	);
	app.post("/picture", { bodyLimit: maxUploadBytes }, (request): Promise<StagedPicture> => {
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
			throw new Refusal("missing", `There is no picture ${name}.`);
		}
		const type = name.split(".").at(-1)?.replace("jpg", "jpeg").replace("svg", "svg+xml");
		return reply.type(`image/${type}`).send(bytes);
	});
}
