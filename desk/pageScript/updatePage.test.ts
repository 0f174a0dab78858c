import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { updatePage } from "./updatePage.ts";

// The page is one without `main`, which is loaded anew in place of being changed.

const reload = vi.fn();
beforeEach(() => {
	vi.stubGlobal("location", { href: "http://localhost/team/ada", reload });
	vi.stubGlobal("document", { querySelector: () => null });
});
afterEach(() => {
	vi.unstubAllGlobals();
	reload.mockClear();
});

/** Has each request wait for its response. @returns what gives them, in the order of the requests */
function holdResponses(): ((response: Response) => void)[] {
	const respond: ((response: Response) => void)[] = [];
	vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => respond.push(resolve)));
	return respond;
}

test("a page that is not there any more is left", async () => {
	const respond = holdResponses();
	const update = updatePage();
	respond[0]?.(new Response("", { status: 404 }));
	expect(await update).toBe("not-found");
});

test("a page is not left because an older request than that of its version has found none", async () => {
	const respond = holdResponses();
	const [older, newer] = [updatePage(), updatePage()];
	respond[1]?.(new Response("<main>"));
	await newer;
	expect(reload).toHaveBeenCalledOnce();
	respond[0]?.(new Response("", { status: 404 }));
	expect(await older).toBe("unchanged");
});

test("a response that breaks off leaves the page as it was", async () => {
	const body = new ReadableStream({ start: (stream) => stream.error(new Error("Broken off.")) });
	vi.stubGlobal("fetch", async () => new Response(body));
	expect(await updatePage()).toBe("unchanged");
	expect(reload).not.toHaveBeenCalled();
});

test("a page takes the styles that its next version adds", async () => {
	const styles = [{ textContent: "a" }];
	const next = {
		querySelector: () => null,
		head: { querySelectorAll: () => ["b", "c"].map((textContent) => ({ textContent })) },
	};
	vi.stubGlobal("document", {
		querySelector: () => ({}),
		createElement: () => ({ textContent: "" }),
		head: {
			querySelectorAll: () => styles,
			appendChild: (style: { textContent: string }) => {
				styles.push(style);
				return style;
			},
		},
	});
	vi.stubGlobal("window", { dispatchEvent: () => {}, scrollTo: () => {} });
	vi.stubGlobal(
		"DOMParser",
		class {
			parseFromString = () => next;
		},
	);
	vi.stubGlobal("fetch", async () => new Response("<main>"));
	expect(await updatePage()).toBe("updated");
	expect(styles).toEqual([{ textContent: "b" }, { textContent: "c" }]);
});
