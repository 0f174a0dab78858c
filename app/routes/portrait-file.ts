import { portraits } from "../content/index.server.ts";
import type { Route } from "./+types/portrait-file";

/** The file of one portrait. */
export function loader({ params }: Route.LoaderArgs) {
	const svg = portraits().files.get(params.file);
	return svg
		? new Response(svg, { headers: { "Content-Type": "image/svg+xml" } })
		: new Response("There is no such portrait.", { status: 404 });
}
