import { expect, test } from "vitest";
import { formatCitationDate } from "./citationDate.ts";

test("a citation says as much of its date as is known, and never breaks within it", () => {
	expect(formatCitationDate("2025")).toBe("2025");
	expect(formatCitationDate("2025-04")).toBe("April\u00a02025");
	expect(formatCitationDate("2025-04-09")).toBe("9\u00a0April\u00a02025");
	expect(formatCitationDate("2024-12-31")).toBe("31\u00a0December\u00a02024");
});
