import { check, LinkState } from "linkinator";
import { expect, test } from "vitest";
import { openBuild } from "../../deploy/buildFolder.ts";
import { createSiteServer } from "../../deploy/preview/server.ts";
import { sharePath } from "../../paths/index.ts";
import { builtFolder } from "../fixtures/builtFolder.ts";
import { site } from "./documents.ts";

test("every link, anchor, picture and file of the site is there, without a redirect", async () => {
	const server = createSiteServer(openBuild(builtFolder));
	try {
		const origin = await server.listen({ port: 0, host: "127.0.0.1" });
		const { links } = await check({
			path: [...site.pages.keys(), sharePath].map((path) => `${origin}${path}`),
			linksToSkip: async (link) => !link.startsWith(`${origin}/`),
			checkFragments: true,
			redirects: "error",
			concurrency: 20,
		});
		expect(links.length).toBeGreaterThan(300);
		const broken = links
			.filter(({ state }) => state === LinkState.BROKEN)
			.map(({ url, parent, status }) => `${parent}: ${url} (${status})`);
		expect(broken).toEqual([]);
	} finally {
		await server.close();
	}
});
