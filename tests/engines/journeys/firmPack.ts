import { expect } from "vitest";
import { packPath } from "../../../paths/index.ts";
import type { EngineTest } from "../engineTest.ts";
import { wide } from "../visitor.ts";

/** Tests the firm's pack: its worksheets are closed but for the first, and a link to one opens it. */
export function testFirmPack(test: EngineTest): void {
	test("a worksheet of the firm's pack opens from its tile, and from its own address", async ({
		visitor,
	}) => {
		await visitor.show(packPath, wide);
		const [first, second, third] = await visitor.run(() =>
			Array.from(document.querySelectorAll("details > [id]"), ({ id }) => id),
		);
		const isOpen = (id: string | undefined) => visitor.matches(`details[open] > #${id}`);
		expect([await isOpen(first), await isOpen(second)]).toEqual([true, false]);
		await visitor.tab.click(`li a[href="#${second}"]`);
		await expect.poll(() => isOpen(second)).toBe(true);
		expect(await isOpen(third)).toBe(false);
		// An address that differs in its anchor alone would not load the page again.
		await visitor.show("/", wide);
		await visitor.show(`${packPath}#${third}`, wide);
		await expect.poll(() => isOpen(third)).toBe(true);
	});
}
