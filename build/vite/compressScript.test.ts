import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { compressScript } from "./compressScript.ts";

/** Runs the scripts of one page in order, and returns their output. */
function runScripts(...sources: string[]): string[] {
	const messages: string[] = [];
	const page = createContext({ say: (message: string) => messages.push(message) });
	for (const source of sources) {
		runInContext(compressScript(source), page);
	}
	return messages;
}

test("scripts of one page may use the same names", () => {
	const declare = (text: string) => `
		const message: string = "${text}";
		function repeat(times: number): void { for (let i = 0; i < times; i++) { say(message); } }
		repeat(2);`;
	expect(runScripts(declare("one"), declare("two"))).toEqual(["one", "one", "two", "two"]);
});

test("types, comments and long names cost no bytes", () => {
	const source = readFileSync("app/closeMenu.inline.ts", "utf8");
	const text = compressScript(source);
	expect(text).not.toMatch(/\n.|\/\/|event/);
	expect(text.length).toBeLessThan(source.length / 3);
});
