import { covers } from "../content/index.server.ts";
import type { Route } from "./+types/cover-file";

/** The file of one cover. */
export function loader({ params }: Route.LoaderArgs) {
	const svg = covers().files.get(params.file ?? "");
	return svg
		? new Response(svg, { headers: { "Content-Type": "image/svg+xml" } })
		: new Response("There is no such cover.", { status: 404 });
}
