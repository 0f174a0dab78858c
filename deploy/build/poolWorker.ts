import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Piscina } from "piscina";
import { createRequestHandler, type ServerBuild } from "react-router";
import { pageMarkdown } from "../../app/markdown/pageMarkdown.server.ts";
import { absolute, markdownPath } from "../../app/seo/addresses.ts";
import { cardPainter } from "../../app/social/paintCard.server.ts";
import { BuildCache } from "./cache.ts";
import { writeCompressed } from "./compress.ts";
import { type DocumentFacts, documentFacts } from "./documentFacts.ts";
import { documentFile } from "./files.ts";
import type { Job, JobResult, PoolOptions } from "./pool.ts";
import { withSharedTexts } from "./sharedTexts.ts";

const {
	serverBundle,
	code,
	root,
	cache: kept,
	prepared,
	texts,
} = Piscina.workerData as PoolOptions;
const cache = new BuildCache(kept);
/** Folders that are known to be there. */
const folders = new Set<string>();
const build = (await import(pathToFileURL(serverBundle).href)) as ServerBuild;
const site = build.entry.module as unknown as typeof import("../../app/entry.server.tsx");
const handle = createRequestHandler(build, "production");
const paint = await cardPainter();

const { content } = prepared;
site.provide(
	{ ...prepared, content: { ...content, articles: withSharedTexts(content.articles, texts) } },
	(input, make) => cache.text(["text", code, input], make),
);

/** Does a job of the pool. */
export default async function answer(job: Job): Promise<JobResult> {
	const facts = await done(job);
	return { use: cache.takeUse(), ...(facts && { facts }) };
}

async function done(job: Job): Promise<DocumentFacts | undefined> {
	switch (job.kind) {
		case "compress":
			writeCompressed(root, job.file, readFileSync(join(root, job.file)), job.effort, cache);
			return;
		case "write":
			write(job.file, Buffer.from(job.content), job);
			return;
		case "render":
			return await rendered(job.path, job);
	}
}

/** A page becomes `<path>.html`, with its card and its Markdown; a file keeps the name of its path. */
async function rendered(path: string, job: Job): Promise<DocumentFacts | undefined> {
	const answer = await handle(new Request(new URL(path, "http://localhost")));
	const body = Buffer.from(await answer.arrayBuffer());
	if (answer.status !== 200) {
		throw new Error(`${path} could not be rendered: status ${answer.status}.`, {
			cause: site.lastError(),
		});
	}
	if (!answer.headers.get("Content-Type")?.startsWith("text/html")) {
		write(path, body, job);
		return;
	}
	write(documentFile(path), body, job);
	const html = body.toString();
	const card = site.socialCardAt(path);
	if (card) {
		const picture = await cache.resultOf(["card", code, card.file], () => paint(card));
		write(card.address, picture, job);
		const markdown = pageMarkdown(html, absolute(path, content.site.url));
		write(markdownPath(path), Buffer.from(markdown), job);
	}
	return documentFacts(html);
}

function write(file: string, bytes: Uint8Array, { effort }: Job): void {
	const path = join(root, file);
	const folder = dirname(path);
	if (!folders.has(folder)) {
		mkdirSync(folder, { recursive: true });
		folders.add(folder);
	}
	writeFileSync(path, bytes);
	writeCompressed(root, file, bytes, effort, cache);
}
