import { expect } from "vitest";
import type { EngineTest } from "../engineTest.ts";

/** Tests the Content Security Policy, after all other journeys of the engine. */
export function testPolicy(test: EngineTest): void {
	test("no CSP violations are reported", async ({ visitor, findViolations }) => {
		expect(await findViolations()).toEqual([]);
		await visitor.run(() => {
			document.body.insertAdjacentHTML("beforeend", '<p style="color: red"></p>');
			return null;
		});
		await expect.poll(async () => (await findViolations()).join()).toContain("style-src");
		// The console says so too.
		visitor.tab.errors?.splice(0);
	});
}
