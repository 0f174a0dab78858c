import type { SelectOption } from "../../shared/api/forms.ts";

/**
 * Finds the pages and destinations whose names, or paths without their slash, begin with what was typed in place of an
 * address.
 * @returns them, and the one that is meant: whose whole name was typed, or the only one.
 */
export function findNamedLinks(links: readonly SelectOption[], typed: string) {
	const name = typed.trim().toLowerCase();
	if (name === "" || links.some((link) => link.value === typed)) {
		return { candidates: [] };
	}
	const candidates = links.filter(
		({ value, label }) =>
			String(value).startsWith(`/${name}`) || label.toLowerCase().startsWith(name),
	);
	const named = candidates.find(
		({ value, label }) => value === `/${name}` || label.toLowerCase() === name,
	);
	return { candidates, meant: named ?? (candidates.length === 1 ? candidates[0] : undefined) };
}
