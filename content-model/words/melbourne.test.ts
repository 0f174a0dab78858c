import { expect, test } from "vitest";
import { toMelbourneTime } from "./melbourne.ts";

test("hours around the change of the clocks", () => {
	// 2025: back from 3 to 2 on 6 April, forward from 2 to 3 on 5 October.
	expect(toMelbourneTime("2025-04-06T01:59")).toBe("2025-04-06T01:59:00+11:00");
	expect(toMelbourneTime("2025-04-06T02:30")).toBe("2025-04-06T02:30:00+11:00");
	expect(toMelbourneTime("2025-04-06T03:00")).toBe("2025-04-06T03:00:00+10:00");
	expect(toMelbourneTime("2025-10-05T01:59")).toBe("2025-10-05T01:59:00+10:00");
	expect(toMelbourneTime("2025-10-05T02:30")).toBe("2025-10-05T02:30:00+10:00");
	expect(toMelbourneTime("2025-10-05T03:00")).toBe("2025-10-05T03:00:00+11:00");
});
