import { expect, test } from "vitest";
import { formatFileSize } from "./formatNumber.ts";

test.each([
	[27_665, "28 kB"],
	[140_000, "0.1 MB"],
	[2_400_000, "2.4 MB"],
	[41_300_000, "41 MB"],
])("a file of %i bytes is said to have %s", (bytes, size) => {
	expect(formatFileSize(bytes)).toBe(size);
});
