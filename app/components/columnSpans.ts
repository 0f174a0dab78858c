/**
 * Formats the classes of symbols that cover several of a row's 25 columns (HabitRow.tsx): `.cols-5{grid-column:span 5}`.
 * The security policy forbids style attributes.
 */
export function formatColumnSpans(): string {
	const spans = Array.from({ length: 24 }, (_, index) => index + 2);
	const rules = spans.map((columns) => `.cols-${columns}{grid-column:span ${columns}}`);
	return `@layer components{${rules.join("")}}`;
}
