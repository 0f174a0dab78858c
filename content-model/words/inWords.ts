// An array literal, not one made by a call: bundlers drop it from scripts that never use it.
const words = [
	"zero",
	"one",
	"two",
	"three",
	"four",
	"five",
	"six",
	"seven",
	"eight",
	"nine",
	"ten",
	"eleven",
	"twelve",
];

/** A number as text writes it: in a word up to twelve, then in figures. */
export function formatNumber(count: number): string {
	return words[count] ?? String(count);
}
