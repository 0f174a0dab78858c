import { sampleIndexFile } from "../design/sampleIndex.server.ts";
import { specialQueries } from "../design/specialQueries.ts";
import { readQuery } from "../search/address.ts";
import type { Route } from "./+types/sample-index";

/** The files that search asks for, in development only: a build has an index of whole pages. */
export async function loader({ params, request }: Route.LoaderArgs) {
	const asking = request.headers.get("referer") ?? "";
	const query = URL.canParse(asking) ? readQuery(new URL(asking).search) : "";
	if (query === specialQueries.fails) {
		return new Response("A failure was asked for.", { status: 503 });
	}
	if (query === specialQueries.waits) {
		await new Promise((resolve) => request.signal.addEventListener("abort", resolve));
	}
	const name = params["*"] ?? "";
	const file = name.includes("..") ? undefined : await sampleIndexFile(name).catch(() => undefined);
	return file
		? new Response(Uint8Array.from(file))
		: new Response("There is no such file.", { status: 404 });
}
