import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { pageReload } from "./pageReload.ts";
import { toPath } from "./siteFolders.ts";

/** The plugin in a development server that only tells what it watches and what it sends to open pages. */
function startServer() {
	const watched: string[] = [];
	const sent: unknown[] = [];
	const watcher = Object.assign(new EventEmitter(), {
		add: (paths: readonly string[]) => watched.push(...paths),
	});
	const { configureServer } = pageReload();
	const start = configureServer as unknown as (server: object) => void;
	start({ watcher, ws: { send: (message: unknown) => sent.push(message) } });
	return { watcher, watched, sent };
}

test.each([
	"content/site.yaml",
	"content/articles/a-new-one.md",
	"app/pages/home/Hero.tsx",
	"app/styles/base.css",
	"content-model/schemas/article.ts",
	"grid/palette.ts",
	"paths/index.ts",
])("an open page is loaded again when somebody changes %s", (path) => {
	const { watcher, watched, sent } = startServer();
	const file = toPath(path);
	expect(watched.some((folder) => file.startsWith(folder))).toBe(true);
	watcher.emit("all", "change", file);
	expect(sent).toEqual([{ type: "full-reload" }]);
});

test.each(["docs/README.md", "tests/site/site.ts", "dist/client/index.html", "reports/unit.json"])(
	"an open page stays as it is when %s changes, which it does not show",
	(path) => {
		const { watcher, sent } = startServer();
		watcher.emit("all", "change", toPath(path));
		expect(sent).toEqual([]);
	},
);
