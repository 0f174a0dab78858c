import { promisify } from "node:util";
import { type InitOpts, init, type ModuleInfo } from "license-checker-rseidelsohn";

/** Licences of code that visitors receive: they ask for attribution at most. */
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

/** Further licences of tools, which no visitor receives: weaker copyleft, and data that must be credited. */
const allowedForTools = [
	...permissive,
	"CC-BY-3.0",
	"CC-BY-4.0",
	"LGPL-3.0",
	"LGPL-3.0-or-later",
	"MPL-2.0",
];

/**
 * Finds packages whose licence is not allowed, one sentence each.
 * @param folder of a project with its packages installed.
 * @param shippedPackages those of which the built site ships a part.
 * @throws where the packages cannot be read.
 */
export async function findLicenceIssues(
	folder: string,
	shippedPackages: readonly string[],
): Promise<string[]> {
	const beyondTools = await findDisallowedPackages(allowedForTools, { start: folder });
	const beyondPermissive = await findDisallowedPackages(permissive, { start: folder });
	const ofVisitors = await findDisallowedPackages(permissive, { start: folder, production: true });
	const shippedViolations = [...beyondPermissive].filter(
		([name]) => ofVisitors.has(name) || shippedPackages.includes(name.replace(/@[^@]*$/, "")),
	);
	return [
		...Array.from(beyondTools, ([name, licence]) => `${name} is under ${licence}.`),
		...shippedViolations
			.filter(([name]) => !beyondTools.has(name))
			.map(([name, licence]) => `${name} is under ${licence}, allowed for tools only.`),
	];
}

/** Finds the licences of the packages that cannot be used under the licences given, by name and version. */
async function findDisallowedPackages(
	licences: readonly string[],
	options: InitOpts,
): Promise<Map<string, string>> {
	const excludeLicenses = licences.join(",");
	const packages = await promisify(init)({
		...options,
		excludeLicenses,
		excludePrivatePackages: true,
	});
	const formatLicences = ({ licenses = "no licence" }: ModuleInfo) =>
		[licenses].flat().join(" and ");
	return new Map(
		Object.entries(packages).map(([name, moduleInfo]) => [name, formatLicences(moduleInfo)]),
	);
}

/**
 * Reads what `npm audit --json` printed.
 * @returns one sentence for each grave issue; undefined if the registry gave no report.
 */
export function findSevereVulnerabilities(output: string): string[] | undefined {
	if (!output.includes('"vulnerabilities"')) {
		return;
	}
	const report: { vulnerabilities: Record<string, { severity: string }> } = JSON.parse(output);
	return Object.entries(report.vulnerabilities)
		.filter(([, { severity }]) => ["high", "critical"].includes(severity))
		.map(([name, { severity }]) => `${name} has a known issue of severity ${severity}.`);
}

/**
 * Formats the last line of the check.
 * @param vulnerabilities undefined if the registry gave no report.
 * @param isAuditOptional whether the check may pass without that report.
 */
export function summarise(
	licenceIssues: readonly string[],
	vulnerabilities: readonly string[] | undefined,
	isAuditOptional: boolean,
): { text: string; isPassed: boolean } {
	const audit = vulnerabilities
		? `${vulnerabilities.length} problems`
		: "NOT CHECKED, the registry does not answer npm audit";
	const isAuditPassed = vulnerabilities ? vulnerabilities.length === 0 : isAuditOptional;
	return {
		text: `Licences: ${licenceIssues.length} problems. Known vulnerabilities: ${audit}.`,
		isPassed: licenceIssues.length === 0 && isAuditPassed,
	};
}
