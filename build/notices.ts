import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { fonts } from "../app/fonts/fonts.ts";
import { projectFolder } from "../machine/files.ts";

/** A package distributed with the site, as Vite lists those in a bundle. */
const shippedPackage = z.object({
	name: z.string(),
	version: z.string(),
	/** SPDX identifier of the licence. */
	identifier: z.string().min(1),
	/** Licence text. */
	text: z.string().min(1),
});
type ShippedPackage = z.infer<typeof shippedPackage>;

/** Packages that the fonts are cut from, which no bundle lists. */
const fontPackages = Object.values(fonts).map(
	({ source }) => /^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? source,
);

const rule = "=".repeat(80);

/**
 * Formats the licences of all third-party code and fonts that the site ships: `third-party-notices.txt`.
 * @param bundled Vite's list of the packages in the scripts (`.vite/licenses.json`).
 * @throws where a package has no licence with a text.
 */
export function formatNotices(bundled: string): string {
	const packages = new Map(
		[
			...z.array(shippedPackage).parse(JSON.parse(bundled)),
			...Array.from(new Set(fontPackages), readPackage),
		].map((licensedPackage) => [licensedPackage.name, licensedPackage]),
	);
	const parts = Array.from(packages.values())
		.sort((one, other) => (one.name < other.name ? -1 : 1))
		.map(
			({ name, version, identifier, text }) =>
				`${rule}\n${name} ${version} (${identifier})\n\n${text.trim()}\n`,
		);
	return [
		"Third-party notices\n\nThis site hands out software and fonts that others made, under these licences.\n",
		...parts,
	].join("\n");
}

/** Parses the names of the packages in a text that {@link formatNotices} made. */
export function parseNotices(notices: string): string[] {
	return Array.from(notices.matchAll(/^={80}\n(\S+) \S+ \(.+\)$/gm), ([, name = ""]) => name);
}

function readPackage(name: string): ShippedPackage {
	const folder = join(projectFolder, "node_modules", name);
	const read = (file: string) => readFileSync(join(folder, file), "utf8");
	const { version, license } = JSON.parse(read("package.json"));
	// A file of that name, or a folder of such files.
	const files = globSync("{LICENSE,LICENCE,License,license}*{,/*}", { cwd: folder })
		.filter((file) => statSync(join(folder, file)).isFile())
		.sort();
	return shippedPackage.parse({
		name,
		version,
		identifier: license,
		text: files.map(read).join("\n"),
	});
}
