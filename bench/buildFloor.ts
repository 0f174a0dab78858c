/**
 * What an article costs at the least: compiling its Markdown and rendering its page, in one thread and
 * with nothing kept. Run by bench/build.ts in a copy of the project that was built; prints one line of
 * JSON, a `Floor`.
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import { compiledArticle } from "../app/content/articles.server.ts";
import { prepare } from "../app/content/prepare.server.ts";
import type { Floor } from "./build.ts";

const [bundle = ""] = process.argv.slice(2);
const build = (await import(pathToFileURL(resolve(bundle)).href)) as ServerBuild;
const site = build.entry.module as unknown as typeof import("../app/entry.server.tsx");
const handle = createRequestHandler(build, "production");
const prepared = prepare(process.cwd(), undefined, "unparsed");
/** The first are for the engine, which learns from them what is worth compiling to machine code. */
const [learning, measured] = [100, 400];
const { articles } = prepared.content;
const chosen = Array.from(
	{ length: learning + measured },
	(_, index) => articles[index % articles.length],
).filter((article) => article !== undefined);

let compiling = 0;
let both = 0;
let processor = 0;
for (const [index, article] of chosen.entries()) {
	// Copies, for the compiler remembers the articles it has seen.
	if (index % articles.length === 0) {
		const unseen = articles.map((one) => ({ ...one }));
		site.provide({ ...prepared, content: { ...prepared.content, articles: unseen } });
	}
	const copied = performance.now();
	compiledArticle({ ...article }, prepared.content);
	const compiled = performance.now();
	const used = process.cpuUsage();
	await (await handle(new Request(`http://localhost/blog/${article.slug}`))).arrayBuffer();
	if (index >= learning) {
		compiling += compiled - copied;
		both += performance.now() - compiled;
		const { user, system } = process.cpuUsage(used);
		processor += (user + system) / 1000;
	}
}
const floor: Floor = {
	compile: compiling / measured,
	compileAndRender: both / measured,
	processor: processor / measured,
};
console.log(JSON.stringify(floor));
