/**
 * Captures the four product pictures of the platform page: `npm run capture`. It opens the sample
 * screens of /design/product/<id>, which only the development server has, and writes each as
 * content/product/<id>.png and, in the dark scheme, <id>-dark.png: 1600 x 1000 pixels, lossless.
 *
 * To show the real product, put captures of your own in their place under the same names (a dark one
 * is optional: without it the light one is always shown), then change `alt` of each picture in
 * content/pages/platform.yaml to say what is seen. A build makes every size and format from them.
 */
import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { loadContent } from "../app/content/load.server.ts";
import { browserPath } from "./browser.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "content/product");
const schemes = [
	{ colorScheme: "light", ending: "" },
	{ colorScheme: "dark", ending: "-dark" },
] as const;

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
	const { promise, resolve } = Promise.withResolvers<number>();
	const server = createServer().listen(0, () => {
		const address = server.address();
		server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
	});
	return promise;
}

/**
 * Waits until the development server answers.
 * @throws when it gives an error, or nothing for a minute.
 */
async function answers(address: string): Promise<void> {
	for (let attempt = 0; attempt < 120; attempt++) {
		const response = await fetch(address).catch(() => undefined);
		if (response?.ok) {
			return;
		}
		if (response) {
			throw new Error(`${address} answers ${response.status}: see the message above.`);
		}
		await new Promise((resolve) => setTimeout(resolve, 500));
	}
	throw new Error(`Nothing answers at ${address}.`);
}

const port = await freePort();
// A process group of its own: the command starts a second process, and both must end.
const server = spawn(
	"node_modules/.bin/react-router",
	["dev", "--port", `${port}`, "--strictPort"],
	{
		cwd: root,
		stdio: ["ignore", "ignore", "inherit"],
		detached: true,
	},
);
try {
	const { items } = loadContent(root).pages.platform.screenshots;
	const address = (id: string) => `http://localhost:${port}/design/product/${id}`;
	await answers(address(items[0]?.id ?? ""));
	await mkdir(folder, { recursive: true });
	const browser = await chromium.launch({ executablePath: browserPath() });
	for (const { colorScheme, ending } of schemes) {
		const page = await browser.newPage({ viewport: { width: 1600, height: 1000 }, colorScheme });
		for (const { id } of items) {
			await page.goto(address(id));
			await page.evaluate(() => document.fonts.ready.then(() => undefined));
			const png = await sharp(await page.screenshot())
				.png({ compressionLevel: 9 })
				.toBuffer();
			await writeFile(join(folder, `${id}${ending}.png`), png);
			console.log(`content/product/${id}${ending}.png: ${png.length} bytes`);
		}
	}
	await browser.close();
} finally {
	if (server.pid !== undefined) {
		process.kill(-server.pid, "SIGTERM");
	}
}
