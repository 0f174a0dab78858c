/** The zone of every time in the content, by its name in the tz database. */
export const zone = "Australia/Melbourne";

// Pure: a bundle that asks for no date leaves the formats out.
const offsetFormat = /* @__PURE__ */ new Intl.DateTimeFormat("en-AU", {
	timeZone: zone,
	timeZoneName: "longOffset",
});

/** The form of Swedish dates is YYYY-MM-DD. */
const dateFormat = /* @__PURE__ */ new Intl.DateTimeFormat("sv-SE", { timeZone: zone });

/**
 * Returns Melbourne's UTC offset, by the rules for daylight saving.
 * @param local a local time, YYYY-MM-DDTHH:MM. Of an hour that comes twice the first is meant, and one
 * that is skipped is read as if the clocks had not been put forward (RFC 5545, section 3.3.5).
 * @returns `+11:00` in summer, else `+10:00`
 */
function getMelbourneOffset(local: string): "+11:00" | "+10:00" {
	const summer = new Date(`${local}:00+11:00`);
	const name = offsetFormat.formatToParts(summer).find(({ type }) => type === "timeZoneName");
	return name?.value === "GMT+11:00" ? "+11:00" : "+10:00";
}

/** Finds the latest of some days, or of some times in Melbourne, as ISO 8601 writes them. */
export function findLatest(dates: readonly string[]): string | undefined {
	return [...dates].sort().at(-1);
}

/** Returns today's date in Melbourne, as YYYY-MM-DD. */
export function getMelbourneDate(): string {
	return dateFormat.format(new Date());
}

/** Returns a local time with its UTC offset, such as 2025-02-13T12:30:00+11:00. @param local YYYY-MM-DDTHH:MM */
export function toMelbourneTime(local: string): string {
	return `${local}:00${getMelbourneOffset(local)}`;
}
