const ordinals = [
	"first",
	"second",
	"third",
	"fourth",
	"fifth",
	"sixth",
	"seventh",
	"eighth",
	"ninth",
	"tenth",
	"eleventh",
	"twelfth",
];

/**
 * Describes the new order of a list in a sentence: the item that has moved, if it is one; else the order.
 * @param before titles in their order.
 * @param after the same.
 */
export function describeMove(before: readonly string[], after: readonly string[]): string {
	const isOnlyMove = (title: string) =>
		before.filter((other) => other !== title).join("\n") ===
		after.filter((other) => other !== title).join("\n");
	// Of two neighbours that changed places, the one that went up.
	const movedTitle = after.find(
		(title, index) =>
			before.includes(title) && before.indexOf(title) !== index && isOnlyMove(title),
	);
	const ordinal = movedTitle === undefined ? "" : ordinals[after.indexOf(movedTitle)];
	return movedTitle && ordinal
		? `${movedTitle} is now ${ordinal}.`
		: `The order is now: ${after.join(", ")}.`;
}
