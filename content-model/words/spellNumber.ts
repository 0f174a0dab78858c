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

/** Spells a number up to twelve: `five`. Larger ones stay in figures, as in running text. */
export function spellNumber(count: number): string {
	return words[count] ?? String(count);
}
