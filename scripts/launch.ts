/**
 * Lists what is left to do before launch: samples to replace, gaps to fill, decisions to make, errors to fix,
 * outside URLs that no longer answer, a security.txt that has expired. Before the list it says what may be
 * left as it is: a security.txt that soon expires, a container's base that is not pinned. `npm run launch`
 * ends with status 0 once nothing is left; with `--offline` it requests no URL. Not a part of `npm test`: a
 * site full of marked samples is valid, only not yet the owner's.
 */

import { createSite } from "../app/site/site.server.ts";
import {
	ContentError,
	findOpenItems,
	formatFieldAndLine,
	formatOpenGroups,
	readProjectValues,
} from "../content-model/index.ts";
import { projectFolder } from "../machine/files.ts";
import { findUnpinnedBase, listHostItems } from "./launch/hostItems.ts";
import { checkSecurityText } from "./launch/securityText.ts";
import { checkLinks, listOutsideUrls } from "./links/outside.ts";

const values = readProjectValues(projectFolder);
const groups = findOpenItems(projectFolder, values);
const forHosts = listHostItems(projectFolder);
if (forHosts.length > 0) {
	const task = "Tell Cloudflare your name and domain, or remove deploy/cloudflare/wrangler.jsonc";
	groups.push({ task, items: forHosts });
}
const base = findUnpinnedBase(projectFolder);
if (base) {
	console.log(
		`The container is built on ${base}, which changes: pin it before you run one (deploy/nginx/README.md says how).\n`,
	);
}
const { items: expired, warning } = checkSecurityText(values, new Date());
if (expired.length > 0) {
	groups.push({ task: "Renew security.txt", items: expired });
}
if (warning) {
	console.log(`${warning}\n`);
}

try {
	await createSite(projectFolder);
} catch (error) {
	if (!(error instanceof ContentError)) {
		throw error;
	}
	const items = error.issues.map((issue) => {
		const detail = `${issue.received}; expected: ${issue.expected}`;
		return { file: issue.file, field: formatFieldAndLine(issue), detail };
	});
	groups.push({ task: "Fix errors", items });
}

const places = new Map(
	values
		// The site's own URL answers only once it is launched.
		.filter(({ field }) => field !== "url")
		.flatMap((value) => listOutsideUrls([String(value.value)]).map((url) => [url, value] as const)),
);
const answers = await checkLinks(process.argv.includes("--offline") ? [] : places.keys());
const unanswered = answers.filter(({ issue }) => issue);
if (answers.length > 0 && unanswered.length === answers.length) {
	console.log(`None of ${answers.length} outside URLs answered: is there a network?\n`);
} else {
	const listLinks = (isUnsure: boolean) =>
		unanswered
			.filter((answer) => answer.isUnsure === isUnsure)
			.flatMap(({ url, issue }) => {
				const place = places.get(url);
				return place ? [{ ...place, detail: `${url}: ${issue}` }] : [];
			});
	const [broken, unsure] = [listLinks(false), listLinks(true)];
	if (broken.length > 0) {
		groups.push({ task: "Replace addresses that do not answer", items: broken });
	}
	if (unsure.length > 0) {
		console.log(`Blocked automated checks; open these manually (${unsure.length})`);
		console.log(`${unsure.map(({ detail }) => `  ${detail}`).join("\n")}\n`);
	}
}
console.log(formatOpenGroups(groups));
process.exitCode = groups.length > 0 ? 1 : 0;
