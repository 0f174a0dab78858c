import { readFile } from "node:fs/promises";
import { encodePicture } from "../content/encodePicture.server.ts";
import { pictures } from "../content/index.server.ts";
import type { Route } from "./+types/picture-file";

/** One file of a picture, in development only: a build writes them all (see scripts/build.ts). */
export async function loader({ params }: Route.LoaderArgs) {
	const file = pictures().files.get(params.file);
	if (!file) {
		return new Response("There is no such picture.", { status: 404 });
	}
	const path = await encodePicture(process.cwd(), params.file, file);
	return new Response(await readFile(path), {
		headers: { "Content-Type": `image/${file.format}` },
	});
}
