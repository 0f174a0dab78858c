import type { ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { spawnGroup } from "../../../machine/processes.ts";
import { startPreview } from "./previewServer.ts";

vi.mock("../../../machine/processes.ts");
afterEach(() => vi.useRealTimers());

test("a preview that ends now and then is started again each time, one that ends at once a few times", () => {
	vi.useFakeTimers();
	const children: EventEmitter[] = [];
	vi.mocked(spawnGroup).mockImplementation(() => {
		const child = new EventEmitter();
		children.push(child);
		return { child: child as ChildProcess, group: 0, stop: () => {} };
	});
	const preview = startPreview("/nowhere", 1, {
		siteFolder: Promise.resolve("/nowhere"),
		...{ pageScript: "", deskOrigin: "", stubsOrigin: "" },
	});
	const end = () => children.at(-1)?.emit("exit");
	for (let day = 0; day < 10; day += 1) {
		vi.advanceTimersByTime(86_400_000);
		end();
		expect(preview.problem).toBe("");
	}
	for (let restart = 0; restart < 3; restart += 1) {
		end();
		expect(preview.problem).toBe("");
	}
	end();
	expect(preview.problem).toMatch(/^The page cannot be shown any more/);
	expect(children).toHaveLength(14);
});
