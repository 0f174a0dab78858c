import { type InitOpts, init } from "license-checker-rseidelsohn";

/** For what visitors receive: licences that ask for no more than to be named. */
const permissive = [
	"0BSD",
	"Apache-2.0",
	"BlueOak-1.0.0",
	"BSD-2-Clause",
	"BSD-3-Clause",
	"CC0-1.0",
	"ISC",
	"MIT",
	// Fonts: free to embed and to cut down, not to be sold by themselves.
	"OFL-1.1",
	"Python-2.0",
	"Unlicense",
	"WTFPL",
	"Zlib",
];

/** For tools too, which no visitor receives: weaker copyleft, and data that must be credited. */
const allowedForTools = [
	...permissive,
	"CC-BY-3.0",
	"CC-BY-4.0",
	"LGPL-3.0",
	"LGPL-3.0-or-later",
	"MPL-2.0",
];

/** Development dependencies of which the build puts a part into the site. */
const shippedTools = [
	"@fontsource-variable/hanken-grotesk",
	"@fontsource-variable/newsreader",
	"pagefind",
];

/**
 * Packages whose licence is not allowed, one sentence each.
 * @param folder of a project with its packages installed.
 * @throws where the packages cannot be read.
 */
export async function licenceIssues(folder: string): Promise<string[]> {
	const beyondTools = await packagesBeyond(allowedForTools, { start: folder });
	const beyondPermissive = await packagesBeyond(permissive, { start: folder });
	const ofVisitors = await packagesBeyond(permissive, { start: folder, production: true });
	const shipped = [...beyondPermissive].filter(
		([name]) => ofVisitors.has(name) || shippedTools.includes(name.replace(/@[^@]*$/, "")),
	);
	return [
		...Array.from(beyondTools, ([name, licence]) => `${name} is under ${licence}.`),
		...shipped
			.filter(([name]) => !beyondTools.has(name))
			.map(([name, licence]) => `${name} is under ${licence}, allowed for tools only.`),
	];
}

/** Licences of the packages that cannot be used under the licences given, by name and version. */
function packagesBeyond(
	licences: readonly string[],
	options: InitOpts,
): Promise<Map<string, string>> {
	const { promise, resolve, reject } = Promise.withResolvers<Map<string, string>>();
	const excludeLicenses = licences.join(",");
	init({ ...options, excludeLicenses, excludePrivatePackages: true }, (error, packages) => {
		if (error) {
			reject(error);
			return;
		}
		const found = Object.entries(packages).map(([name, { licenses }]) => {
			const licence = [licenses ?? "no licence"].flat().join(" and ");
			return [name, licence] as const;
		});
		resolve(new Map(found));
	});
	return promise;
}
