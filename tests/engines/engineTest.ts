import { test as base, expect, inject } from "vitest";
import type { EngineName } from "./installed.ts";
import { openEngine } from "./openEngine.ts";
import type { Report } from "./setup.ts";
import { Visitor } from "./visitor.ts";

/**
 * Vitest's `test` for one engine. `visitor` is in the tab that all tests of a file share, and ends without an
 * error in the console; `ownVisitor` is in a tab of the test's own, whose errors nobody counts; `openVisitor`
 * opens a browser of the test's own with letters of a size in pixels; `findViolations` gives what the
 * engine reported against the policy so far.
 */
export function createEngineTest(engine: EngineName) {
	return base
		.extend("engine", { scope: "file" }, () => engine)
		.extend("tab", { scope: "file" }, async ({ engine }, { onCleanup }) => {
			const tab = await openEngine(engine);
			onCleanup(() => tab.close());
			return tab;
		})
		.extend("visitor", async ({ tab }, { onCleanup }) => {
			// Debian's driver of WebKit does not tell what the console shows.
			onCleanup(() => expect(tab.errors?.splice(0) ?? []).toEqual([]));
			return new Visitor(tab);
		})
		.extend("ownVisitor", async ({ tab }, { onCleanup }) => {
			const own = await tab.openAnother();
			onCleanup(() => own.close());
			return new Visitor(own);
		})
		.extend("openVisitor", async ({ engine }, { onCleanup }) => async (letters: number) => {
			const own = await openEngine(engine, { letters });
			onCleanup(() => own.close());
			return new Visitor(own);
		})
		.extend("findViolations", async ({ tab }) => async () => {
			const agent = await tab.run(() => navigator.userAgent);
			const reports: Report[] = await (await fetch(inject("reports"))).json();
			return reports.filter((report) => report.agent === agent).map((report) => report.text);
		});
}

/** What createEngineTest gives. */
export type EngineTest = ReturnType<typeof createEngineTest>;
