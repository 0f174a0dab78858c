import { afterAll, beforeAll, expect, test } from "vitest";
import budgets from "../../budgets.json" with { type: "json" };
import { openBuild } from "../../deploy/buildFolder.ts";
import { createSiteServer } from "../../deploy/preview/server.ts";
import { builtFolder } from "../builtFolder.ts";
import { flightOf } from "../firstFlight.ts";
import { site } from "./documents.ts";

const server = createSiteServer(openBuild(builtFolder));
let port = 0;

beforeAll(async () => {
	port = Number(new URL(await server.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => server.close());

test("each page arrives in its first window: headers and document, as a socket counts them", async () => {
	const { document, longDocument } = budgets.weight;
	for (const { path, kind } of site.pages.values()) {
		const isLong = kind === "article" || path === "/partner-referral-agreement";
		const { headers, body } = await flightOf(port, path);
		expect(headers + body, path).toBeLessThanOrEqual((isLong ? longDocument : document).limit);
	}
});
