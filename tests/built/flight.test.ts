import { afterAll, beforeAll, expect, test } from "vitest";
import budgets from "../../budgets.json" with { type: "json" };
import { openBuild } from "../../deploy/buildFolder.ts";
import { createSiteServer } from "../../deploy/preview/server.ts";
import { builtFolder } from "../builtFolder.ts";
import { measureFlight } from "../firstFlight.ts";
import { listen } from "../unit/serve/fixture.ts";
import { sampleOnly } from "../unit/site.ts";
import { longTexts, site } from "./documents.ts";

const server = createSiteServer(openBuild(builtFolder));
let port = 0;

beforeAll(async () => {
	port = await listen(server);
});
afterAll(() => server.close());

const name = "each page arrives in its first window: headers and document, as a socket counts them";

test.runIf(site.content.site.sample)(`${name} ${sampleOnly}`, async () => {
	const { document, longDocument } = budgets.weight;
	for (const path of site.pages.keys()) {
		const { headers, body } = await measureFlight(port, path);
		expect(headers + body, path).toBeLessThanOrEqual(
			(longTexts.includes(path) ? longDocument : document).limit,
		);
	}
});
