/**
 * Formats the classes of what covers several of 25 columns, such as a symbol of a row: `.cols-5{grid-column:span 5}`.
 * The security policy forbids style attributes.
 */
export function formatColumnSpans(): string {
	const spans = Array.from({ length: 24 }, (_, index) => index + 2);
	const rules = spans.map((columns) => `.cols-${columns}{grid-column:span ${columns}}`);
	return `@layer components{${rules.join("")}}`;
}
