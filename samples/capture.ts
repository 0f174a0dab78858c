/**
 * Captures the four sample screenshots of the platform page: `npm run capture`. Each screen of this
 * folder becomes content/product/<id>.png and, in the dark scheme, <id>-dark.png: 1600 x 1000 points
 * at two pixels a point, lossless. `npm run capture -- <folder>` writes them elsewhere.
 *
 * To show the real product, put captures of your own in their place under the same names (a dark one
 * is optional: without it the light one is always shown), then change `alt` of each screenshot in
 * content/pages/platform.yaml to say what is seen. A build makes every size and format from them.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { createServer, createServerModuleRunner } from "vite";
import { loadContent } from "../app/content/load.server.ts";
import { browserPath } from "../scripts/browser.ts";

const root = join(import.meta.dirname, "..");
const folder = process.argv[2] ?? join(root, "content/product");
const schemes = [
	{ colorScheme: "light", ending: "" },
	{ colorScheme: "dark", ending: "-dark" },
] as const;
/** Where the browser asks for screens and their fonts. Nothing is served: capture.ts answers. */
const origin = "http://samples.invalid";

const vite = await createServer({
	root,
	configFile: false,
	logLevel: "warn",
	// Nothing is bundled for a browser.
	optimizeDeps: { noDiscovery: true },
	server: { middlewareMode: true, ws: false, watch: null },
});
const runner = createServerModuleRunner(vite.environments.ssr);
const { renderScreen } = await runner.import<typeof import("./renderScreen.tsx")>(
	"/samples/renderScreen.tsx",
);
const content = loadContent(root);
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: browserPath() });
for (const { colorScheme, ending } of schemes) {
	const page = await browser.newPage({
		viewport: { width: 1600, height: 1000 },
		deviceScaleFactor: 2,
		colorScheme,
	});
	await page.route(`${origin}/app/**`, (route) =>
		route.fulfill({ path: join(root, new URL(route.request().url()).pathname) }),
	);
	for (const { id } of content.pages.platform.screenshots.items) {
		await page.route(`${origin}/${id}`, (route) =>
			route.fulfill({ contentType: "text/html", body: renderScreen(id, content) }),
		);
		await page.goto(`${origin}/${id}`);
		await page.evaluate(() => document.fonts.ready.then(() => undefined));
		const png = await sharp(await page.screenshot())
			.png({ compressionLevel: 9 })
			.toBuffer();
		const path = join(folder, `${id}${ending}.png`);
		await writeFile(path, png);
		console.log(`${path}: ${png.length} bytes`);
	}
}
await browser.close();
await runner.close();
await vite.close();
