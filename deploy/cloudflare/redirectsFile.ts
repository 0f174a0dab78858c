import { canonicalPath, type SiteRules } from "../rules.ts";
import type { SiteFiles } from "../siteFiles.ts";
import { UserError } from "../userError.ts";

/** How many redirects of whole addresses Cloudflare reads. */
const mostRules = 2_000;

/**
 * The text of `_redirects`, for Cloudflare and for other hosts that know this file.
 *
 * A host sends the other spellings of a document to its address by itself, Cloudflare with a 307.
 * The lines here make it the rules' permanent status. They are a courtesy: a site with more of them
 * than Cloudflare reads does without, and the host's own redirects stand.
 *
 * Not-found documents have to lie in the folder and are no address of their own, so asking for one
 * is answered with what an address that cannot exist gets: itself, and 404.
 *
 * Addresses that have moved are no courtesy. The lines tell upper case from lower, so an old address
 * is named as the owner wrote it and in lower case.
 * @throws UserError when more addresses have moved than Cloudflare reads.
 */
export function redirectsFile(rules: SiteRules, files: SiteFiles): string {
	const hidden = files.notFound.flatMap(({ folder }) => {
		const file = `${folder}${rules.notFoundDocument}`;
		const address = canonicalPath(rules, file);
		return [address, file].map((spelling) => `${spelling} ${address}/hidden 200`);
	});
	const line = (from: string, to: string) => `${from} ${to} ${rules.redirectStatus}`;
	const redirects: string[] = [];
	const redirectSpellings: string[] = [];
	for (const [key, { from, path, anchor }] of files.redirects) {
		const written = canonicalPath(rules, from);
		const named = new Set([from, written, key]);
		const others = new Set([written, key].flatMap((old) => otherSpellings(rules, old)));
		redirects.push(...Array.from(named, (old) => line(old, path + anchor)));
		redirectSpellings.push(
			...[...others].filter((old) => !named.has(old)).map((old) => line(old, path + anchor)),
		);
	}
	const documents = [...files.resources.values()]
		.filter(({ isDocument }) => isDocument)
		.flatMap(({ address }) =>
			otherSpellings(rules, address).map((spelling) => line(spelling, address)),
		);
	const owed = [...hidden, ...redirects];
	if (owed.length > mostRules) {
		throw new UserError(
			`_redirects would hold ${owed.length} lines, and Cloudflare reads ${mostRules}: take old addresses out of content/redirects.yaml.`,
		);
	}
	const all = [...owed, ...redirectSpellings, ...documents];
	return `${[
		"# Derived from deploy/rules.ts and the built folder: change the rules, then build again.",
		...(all.length > mostRules ? owed : all),
	].join("\n")}\n`;
}

/** Spellings that people and old links use; any host treats the rarer ones as it likes. */
function otherSpellings(rules: SiteRules, address: string): string[] {
	const folder = address === "/" ? "" : address;
	return [`${folder}/`, `${folder}.html`, `${folder}/index.html`].filter(
		(spelling) => spelling !== address && canonicalPath(rules, spelling) === address,
	);
}
