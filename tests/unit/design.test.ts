import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { showStates } from "../../app/design/states.ts";
import { isColour, readTokens, tokenClasses } from "../../app/design/tokens.ts";

describe("tokens", () => {
	const groups = readTokens(readFileSync("app/styles/tokens.css", "utf8"));
	const token = (name: string) =>
		groups.flatMap(({ tokens }) => tokens).find((one) => one.name === name);

	test("stand under the headings of their stylesheet, none left out", () => {
		const written = readFileSync("app/styles/tokens.css", "utf8").split("@media")[0] ?? "";
		const names = Array.from(written.matchAll(/^\t--([\w-]+):/gm), ([, name]) => name);
		expect(groups.flatMap(({ tokens }) => tokens.map(({ name }) => name))).toEqual(names);
		expect(groups.map(({ title }) => title)).toContain("Ground and ink");
	});

	test("have a value for each scheme and for wider windows", () => {
		expect(token("ground")).toEqual({
			name: "ground",
			value: "oklch(0.974 0.008 105)",
			dark: "oklch(0.192 0.013 168)",
			wider: [],
		});
		expect(token("on-band")?.dark).toBeUndefined();
		expect(token("s6")).toEqual({
			name: "s6",
			value: "1.5rem",
			wider: [{ from: "min-width: 42rem", value: "2rem" }],
		});
	});

	test("are colours, sizes of type and spaces by class", () => {
		const css = tokenClasses(groups);
		expect(css).toContain(".background-gum{background:var(--gum)}");
		expect(css).toContain(".font-size-t-h2{font-size:var(--t-h2)}");
		expect(css).toContain(".width-s4{width:var(--s4)}");
		expect(groups.flatMap(({ tokens }) => tokens).filter(isColour).length).toBeGreaterThan(20);
	});

	test("must be there", () => {
		expect(() => readTokens(":root { color-scheme: light }")).toThrow("has no custom property");
	});
});

describe("states by class", () => {
	test("stand beside the real ones, in nested rules too", () => {
		expect(showStates("a:hover{color:red}")).toBe("a:is(:hover, .is-hover){color:red}");
		expect(showStates(".x { &:focus-visible { color: red } }")).toBe(
			".x { &:is(:focus-visible, .is-focus-visible) { color: red } }",
		);
		expect(showStates("b:not(:focus)")).toBe("b:not(:is(:focus, .is-focus))");
	});

	test("leave alone what is no state", () => {
		for (const css of [
			"@media (hover:hover){a{}}",
			"@media (any-hover:hover){}",
			"a:focus-within{}",
		]) {
			expect(showStates(css)).toBe(css);
		}
	});
});
