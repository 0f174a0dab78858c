import { forTools, permissive, shippedTools } from "./allowedLicences.ts";

/** One package of a lock file, as far as its licence goes. */
export interface LockedPackage {
	/** SPDX's name or expression; older packages write an object or a list. */
	readonly license?: unknown;
	/** The older field. */
	readonly licenses?: unknown;
	/** Installed for development only. */
	readonly dev?: boolean;
	/** Needed for development, and for visitors where they can have it. */
	readonly devOptional?: boolean;
	/** A folder of the project itself. */
	readonly link?: boolean;
}

/**
 * Packages whose licence is not allowed, one sentence each.
 * @param packages `packages` of package-lock.json: by folder, the project itself under `""`.
 * @param installed what the package.json in that folder says, for a package whose licence the lock
 * file leaves out; nothing where it is not installed.
 */
export function licenceIssues(
	packages: Readonly<Record<string, LockedPackage>>,
	installed: (folder: string) => LockedPackage | undefined,
): string[] {
	return Object.entries(packages).flatMap(([folder, locked]) => {
		if (folder === "" || locked.link) {
			return [];
		}
		const licence = licenceOf(locked) ?? licenceOf(installed(folder) ?? {});
		const name = folder.replace(/^.*node_modules\//, "");
		if (licence === undefined) {
			return [`${name} names no licence (${folder}).`];
		}
		const allowed = locked.dev && !shippedTools.has(name) ? forTools : permissive;
		if (isAllowed(licence, allowed)) {
			return [];
		}
		const where = isAllowed(licence, forTools) ? ", allowed for tools of development only" : "";
		return [`${name} is under ${licence}${where} (${folder}).`];
	});
}

/**
 * Whether a licence expression can be met with the licences allowed.
 * @param expression a name, or names with `AND`, `OR` and brackets (SPDX, annex D). `AND` binds
 * tighter; `WITH` and what follows belongs to the name.
 */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
	const parts = expression.match(/[()]|\b(?:AND|OR)\b|(?:(?!\b(?:AND|OR)\b)[^()])+/g) ?? [];
	const tokens = parts.map((part) => part.trim()).filter((part) => part !== "");
	let position = 0;
	const result = either();
	return result && position === tokens.length;

	function either(): boolean {
		let met = both();
		while (tokens[position] === "OR") {
			position += 1;
			met = both() || met;
		}
		return met;
	}

	function both(): boolean {
		let met = one();
		while (tokens[position] === "AND") {
			position += 1;
			met = one() && met;
		}
		return met;
	}

	function one(): boolean {
		const token = tokens[position];
		position += 1;
		if (token !== "(") {
			return token !== undefined && allowed.has(token);
		}
		const met = either();
		const closed = tokens[position] === ")";
		position += 1;
		return met && closed;
	}
}

/** The licence as text. Of an old list any may be chosen. */
function licenceOf({ license, licenses }: LockedPackage): string | undefined {
	const names = [license ?? licenses].flat().flatMap((entry: unknown) => {
		const name =
			typeof entry === "object" && entry !== null && "type" in entry ? entry.type : entry;
		return typeof name === "string" && name.trim() !== "" ? [name.trim()] : [];
	});
	return names.length > 0 ? names.join(" OR ") : undefined;
}
