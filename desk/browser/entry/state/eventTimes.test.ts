import { expect, test } from "vitest";
import type { FieldValues } from "../../../shared/api/forms.ts";
import type { AutomaticTimes } from "../../state/unsavedEdits.ts";
import { moveEnd, moveEventTimes } from "./eventTimes.ts";

const today = "2026-11-24";
const original = { title: "Lunch", start: "2025-09-11T12:30", end: "2025-09-11T13:15" };

/** The form after changes, one after the other. */
function applyChanges(
	changes: readonly FieldValues[],
	start: AutomaticTimes = {},
	filled: FieldValues = original,
) {
	let [data, automaticTimes] = [filled, start];
	for (const change of changes) {
		const after = { ...data, ...change };
		({ data, automaticTimes } = moveEventTimes(
			{ original: filled, before: data, after },
			automaticTimes,
			today,
		));
	}
	return data;
}

test("the end moves with the start, over midnight and with each key that is pressed", () => {
	const typed = ["0002-10-21T12:30", "0020-10-21T12:30", "", "2027-10-21T23:50"];
	expect(applyChanges(typed.map((start) => ({ start })))).toMatchObject({
		start: "2027-10-21T23:50",
		end: "2027-10-22T00:35",
	});
});

test("the end and Updated are as they were while the start is not typed whole, or is no such day", () => {
	const whole = { start: "2027-02-03T12:30" };
	expect(applyChanges([whole])).toMatchObject({ end: "2027-02-03T13:15", updated: today });
	for (const start of ["", undefined, "0002-02-03T12:30"]) {
		const { end, updated } = applyChanges([whole, { start }]);
		expect({ end, updated }).toEqual({ end: original.end, updated: undefined });
	}
	const suggested = moveEnd({ original: {}, before: {}, after: whole }, {});
	const emptied = { original: {}, before: suggested.data, after: { ...suggested.data, start: "" } };
	const cleared = moveEnd(emptied, suggested.automaticTimes);
	expect(cleared.data.end).toBeUndefined();
	const retyped = { original: {}, before: cleared.data, after: { ...cleared.data, ...whole } };
	expect(moveEnd(retyped, cleared.automaticTimes).data.end).toBe("2027-02-03T13:30");
});

test("an end that somebody has set is kept, before and after the start is moved", () => {
	const end = "2027-10-21T16:00";
	expect(applyChanges([{ end }, { start: "2027-10-21T14:00" }]).end).toBe(end);
	expect(
		applyChanges([{ start: "2027-10-21T14:00" }, { end }, { start: "2027-10-21T15:00" }]).end,
	).toBe(end);
});

test("Updated is today once the event moves, and as it was where it has not moved after all", () => {
	const venueChange = { venue: { name: "The hall", address: "1 Sample Lane" } };
	expect(applyChanges([venueChange]).updated).toBe(today);
	expect(applyChanges([{ title: "Tea" }]).updated).toBeUndefined();
	expect(applyChanges([{ start: "2025-09-12T12:30" }, { start: original.start }])).toEqual(
		original,
	);
	const filled = { ...original, updated: "2025-01-01" };
	expect(applyChanges([venueChange, { venue: undefined }], {}, filled).updated).toBe("2025-01-01");
});

test("an Updated date that somebody has set or cleared is kept", () => {
	const moved = { start: "2025-09-12T12:30" };
	expect(applyChanges([{ updated: "2026-11-01" }, moved]).updated).toBe("2026-11-01");
	expect(applyChanges([moved, { updated: "2026-11-01" }, { title: "Tea" }]).updated).toBe(
		"2026-11-01",
	);
	expect(applyChanges([moved], { isDeclined: true }).updated).toBeUndefined();
});

test("a new event suggests an end an hour after its start, until somebody sets one", () => {
	const start = { original: {}, before: {}, after: { start: "2027-03-05T23:30" } };
	const suggested = moveEnd(start, {});
	expect(suggested.data).toEqual({ start: "2027-03-05T23:30", end: "2027-03-06T00:30" });
	const moved = { ...suggested.data, start: "2027-03-05T12:30" };
	const before = { original: {}, before: suggested.data };
	expect(moveEnd({ ...before, after: moved }, suggested.automaticTimes).data.end).toBe(
		"2027-03-05T13:30",
	);
	const own = { ...suggested.data, end: "2027-03-06T01:15" };
	const later = { original: {}, before: own, after: { ...own, start: "2027-03-05T22:00" } };
	expect(moveEnd(later, suggested.automaticTimes).data.end).toBe(own.end);
});
