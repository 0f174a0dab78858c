import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeRestoredCopy } from "../../fixtures/restoredCopy.ts";

// What `npm run dev` answers while the content has an issue.

const copy = makeRestoredCopy();
const folder = process.cwd();
beforeAll(() => process.chdir(copy.root));
afterAll(() => process.chdir(folder));

test("a mistake is shown in place of the page, which comes back by itself once it is fixed", async () => {
	const { middleware } = await import("../../../development/site.ts");
	const [serve = expect.fail("There is no middleware.")] = middleware;
	const ask = async () => {
		const request = new Request("http://localhost:5173/pricing");
		const next = async () => new Response("the page", { status: 200 });
		const url = new URL(request.url);
		const context = new RouterContextProvider();
		return (await serve(
			{ request, url, pattern: "/pricing", params: {}, context },
			next,
		)) as Response;
	};
	const prices = "content/pricing.yaml";
	const before = copy.read(prices);
	copy.set(prices, ["gst"], "<ten> per cent");
	const broken = await ask();
	const html = await broken.text();
	expect(broken.status).toBe(500);
	expect(html).toContain(`${prices}:`);
	expect(html).toContain("&lt;ten> per cent");
	// Vite's own script loads it again when the file is saved.
	expect(html).toContain('<script type="module" src="/@vite/client"></script>');
	copy.write(prices, before);
	expect(await (await ask()).text()).toBe("the page");
});
