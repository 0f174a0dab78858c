/**
 * Lists what stands between the site and the public: samples, what is to be completed or decided, what
 * is broken, addresses outside the site that no longer answer. `npm run launch` ends with status 0 once
 * nothing is left; with `--offline` it asks no address. Not a part of
 * `npm test`: a site full of marked samples is whole, only not yet the owner's.
 */
import { ContentError } from "../app/content/issues.ts";
import { createSite } from "../app/site/site.server.ts";
import { projectFolder } from "../deploy/buildFolder.ts";
import { contentFiles, valuesOf } from "./content/values.ts";
import { formatOpenGroups, openProject } from "./launch/openItems.ts";
import { askAddress, type LinkAnswer } from "./links/outside.ts";

const groups = openProject(projectFolder);

try {
	createSite(projectFolder);
} catch (error) {
	if (!(error instanceof ContentError)) {
		throw error;
	}
	const items = error.issues.map(({ file, field, received, expected }) => {
		return { file, field, what: `${received}; expected is ${expected}` };
	});
	groups.push({ task: "Mend what is broken", items });
}

const values = contentFiles(projectFolder).flatMap(valuesOf);
const places = new Map(
	values.flatMap((value) =>
		/^https:\/\/(?![^/]*\.example\b)\S+$/.test(String(value.value)) && value.field !== "url"
			? [[String(value.value), value] as const]
			: [],
	),
);
const unanswered: LinkAnswer[] = [];
// Sites of others: one request at a time is polite.
for (const address of process.argv.includes("--offline") ? [] : places.keys()) {
	const answer = await askAddress(address);
	if (answer.issue) {
		unanswered.push(answer);
	}
}
const asked = (isUnsure: boolean) =>
	unanswered
		.filter((answer) => answer.isUnsure === isUnsure)
		.flatMap(({ address, issue }) => {
			const place = places.get(address);
			return place ? [{ ...place, what: `${address}: ${issue}` }] : [];
		});
const broken = asked(false);
if (broken.length > 0) {
	groups.push({ task: "Replace addresses that do not answer", items: broken });
}
const unsure = asked(true);
if (unsure.length > 0) {
	console.log(`Turn programs away, so look at them yourself (${unsure.length})`);
	console.log(`${unsure.map(({ what }) => `  ${what}`).join("\n")}\n`);
}
console.log(formatOpenGroups(groups));
process.exitCode = groups.length > 0 ? 1 : 0;
