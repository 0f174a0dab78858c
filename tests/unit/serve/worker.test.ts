import { expect, test } from "vitest";
import worker from "../../../deploy/cloudflare/worker.ts";

/** Cloudflare's folder, and what was asked of it. */
function folderOf(files: Readonly<Record<string, string>>) {
	const asked: string[] = [];
	const fetch = async ({ url, method }: Request) => {
		const { pathname } = new URL(url);
		asked.push(pathname);
		const text = files[pathname];
		return text === undefined || method === "POST"
			? new Response(null, { status: text === undefined ? 404 : 405 })
			: new Response(text, { headers: { ETag: `"${text}"` } });
	};
	return { asked, ASSETS: { fetch } };
}

const ask = (path: string) =>
	new Request(`https://mallee.example${path}`, { headers: { "Accept-Encoding": "br" } });

test("a document without a copy is sent as it is", async () => {
	const folder = folderOf({ "/a.html": "A", "/b.html": "B", "/b.html.br": "copy of B" });
	const plain = await worker.fetch(ask("/a"), folder);
	expect(await plain.text()).toBe("A");
	expect(plain.headers.get("Content-Encoding")).toBeNull();
	expect(plain.headers.get("ETag")).toBe('"A"');
	const copied = await worker.fetch(ask("/b"), folder);
	expect(await copied.text()).toBe("copy of B");
	expect(copied.headers.get("Content-Encoding")).toBe("br");
	expect(copied.headers.get("ETag")).toBe('"copy of B"');
});

test("a site without a not-found document still says 404", async () => {
	const answer = await worker.fetch(ask("/nothing"), folderOf({}));
	expect(answer.status).toBe(404);
	expect(answer.headers.get("Cache-Control")).toBe("no-cache");
});

test("a path of many folders takes no more questions than the free plan allows", async () => {
	const folder = folderOf({ "/404.html": "missing" });
	const { status } = await worker.fetch(ask(`/benefits${"/a".repeat(3_000)}`), folder);
	expect(status).toBe(404);
	expect(folder.asked.length).toBeLessThan(50);
});
