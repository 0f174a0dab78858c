import { readFile } from "node:fs/promises";
import { encodeImage } from "../content/encodeImage.server.ts";
import { images } from "../content/index.server.ts";
import type { Route } from "./+types/image-file";

/** One file of an image, in development only: a build writes them all (see scripts/build.ts). */
export async function loader({ request }: Route.LoaderArgs) {
	const { pathname } = new URL(request.url);
	const file = images().files.get(pathname);
	if (!file) {
		return new Response("There is no such image.", { status: 404 });
	}
	const path = await encodeImage(process.cwd(), pathname, file);
	const type = file.format === "svg" ? "svg+xml" : file.format;
	return new Response(await readFile(path), { headers: { "Content-Type": `image/${type}` } });
}
