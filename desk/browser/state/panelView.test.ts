import { afterEach, expect, test, vi } from "vitest";
import { readHash } from "./panelView.ts";

afterEach(() => {
	vi.unstubAllGlobals();
});

test("an address whose end is damaged opens the list", () => {
	vi.stubGlobal("location", { hash: "#content/team/%" });
	expect(readHash()).toEqual({ panel: "list" });
	vi.stubGlobal("location", { hash: "#content/pages/%66aq.yaml" });
	expect(readHash()).toEqual({ panel: "entry", path: "content/pages/faq.yaml" });
});
