/** How people in Australia write a date that is known to the year, the month or the day. */
export const partialDateExamples = "2025, March 2025 or 14/3/2025";
