import type { Change, ReviewedFile } from "../../shared/api.ts";

/** What a person has chosen to publish, of the changes as that person has seen them. */
export interface ReviewChoice {
	/** Each change as it was when it was first shown or last ticked, by its path. */
	readonly seen: ReadonlyMap<string, Change>;
	/** The paths of changes whose tick was taken away. */
	readonly excluded: ReadonlySet<string>;
}

/** Makes the choice before anything was shown: it takes in the whole of the first list. */
export function startChoice(changes: readonly Change[]): ReviewChoice {
	return { seen: new Map(changes.map((change) => [change.path, change])), excluded: new Set() };
}

/** Checks whether a change is another one than what the person has seen under its name. */
export function isUnseen({ seen }: ReviewChoice, change: Change): boolean {
	const before = seen.get(change.path);
	return before === undefined || formatVersions(before) !== formatVersions(change);
}

/** Checks whether a change is to be published: what somebody has saved since it was seen never is. */
export function isChosen(choice: ReviewChoice, change: Change): boolean {
	return (
		change.state !== "unreadable" && !choice.excluded.has(change.path) && !isUnseen(choice, change)
	);
}

/** Ticks changes, as they are shown now, or takes their ticks away. */
export function choose(
	{ seen, excluded }: ReviewChoice,
	changes: readonly Change[],
	isTicked: boolean,
): ReviewChoice {
	const paths = changes.map(({ path }) => path);
	return isTicked
		? {
				seen: new Map([...seen, ...changes.map((change) => [change.path, change] as const)]),
				excluded: new Set([...excluded].filter((path) => !paths.includes(path))),
			}
		: { seen, excluded: new Set([...excluded, ...paths]) };
}

/** Lists the files to publish, in the versions that the person has seen. */
export function listChosenFiles(choice: ReviewChoice, changes: readonly Change[]): ReviewedFile[] {
	return changes
		.filter((change) => isChosen(choice, change))
		.flatMap((change) => listFiles(choice.seen.get(change.path) ?? change));
}

function listFiles({ path, version, companions }: Change): ReviewedFile[] {
	return [{ path, version }, ...companions];
}

/** Identifies what a change consists of, in one text. */
function formatVersions(change: Change): string {
	return JSON.stringify(listFiles(change).map(({ path, version, part }) => [path, version, part]));
}
