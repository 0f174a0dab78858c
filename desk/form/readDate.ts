/**
 * Reads a date as people here type it, the day first: `14/3/2025`, or `3/2025` for a month.
 * @returns YYYY-MM-DD or YYYY-MM; the text itself where it is neither, never a guess.
 */
export function readDate(text: string): string {
	const [, day, month = "", year] =
		/^(?:(\d{1,2})[/.-])?(\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? [];
	if (!year || Number(month) < 1 || Number(month) > 12) {
		return text;
	}
	const date = [year, month, day].flatMap((part) => part?.padStart(2, "0") ?? []).join("-");
	// The calendar carries 31 February over to March.
	const exists = !day || new Date(`${date}T00:00Z`).getUTCDate() === Number(day);
	return exists ? date : text;
}
