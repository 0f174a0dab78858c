/** Makes a list in which one item has moved to another position. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
	const item = list.slice(from, from + 1);
	return list.toSpliced(from, 1).toSpliced(to, 0, ...item);
}
