import { createSite } from "../../app/site/site.server.ts";
import {
	ContentError,
	type ContentValue,
	findOpenItems,
	formatFieldAndLine,
	type OpenGroup,
	type OpenItem,
	readProjectValues,
} from "../../content-model/index.ts";
import { type checkLinks, listOutsideUrls } from "../links/outside.ts";
import { checkSecurityText } from "./checkSecurityText.ts";
import { findUnpinnedBase, listHostItems } from "./hostItems.ts";

/** What is left to do before launch. */
interface OpenWork {
	/** Open items by task; a launch waits for them. */
	groups: OpenGroup[];
	/** What a person should know or look at, and may leave as it is. */
	remarks: string[];
}

interface LaunchContext {
	now: Date;
	/** Asks whether URLs answer; absent without a network. */
	askUrls: typeof checkLinks | undefined;
}

/** Lists what is left to do before launch. @param root the project's folder. */
export async function listOpenWork(
	root: string,
	{ now, askUrls }: LaunchContext,
): Promise<OpenWork> {
	const values = readProjectValues(root);
	const base = findUnpinnedBase(root);
	const securityText = checkSecurityText(values, now);
	const links = askUrls ? await checkOutsideUrls(values, askUrls) : { items: [], remarks: [] };
	const groups = [
		...findOpenItems(root, values),
		{
			task: "Tell Cloudflare your name and domain, or remove deploy/cloudflare/wrangler.jsonc",
			items: listHostItems(root),
		},
		{ task: "Renew security.txt", items: securityText.items },
		{ task: "Fix errors", items: await listErrors(root) },
		{ task: "Replace addresses that do not answer", items: links.items },
	];
	return {
		groups: groups.filter(({ items }) => items.length > 0),
		remarks: [
			base === undefined
				? undefined
				: `The container is built on ${base}, which changes: pin it before you run one (deploy/nginx/README.md says how).`,
			securityText.warning,
			...links.remarks,
		].flatMap((remark) => remark ?? []),
	};
}

/** Lists the errors for which a build would stop. */
async function listErrors(root: string): Promise<OpenItem[]> {
	try {
		await createSite(root);
		return [];
	} catch (error) {
		if (!(error instanceof ContentError)) {
			throw error;
		}
		return error.issues.map((issue) => {
			const detail = `${issue.received}; expected: ${issue.expected}`;
			return { file: issue.file, field: formatFieldAndLine(issue), detail };
		});
	}
}

/** Asks every outside URL of the content. Where none answers, the network is at fault and none is an open item. */
async function checkOutsideUrls(
	values: readonly ContentValue[],
	askUrls: typeof checkLinks,
): Promise<{ items: OpenItem[]; remarks: string[] }> {
	const places = new Map(
		values
			// The site's own URL answers only once it is launched.
			.filter(({ field }) => field !== "url")
			.flatMap((value) =>
				listOutsideUrls([String(value.value)]).map((url) => [url, value] as const),
			),
	);
	const answers = await askUrls(places.keys());
	const unanswered = answers.filter(({ issue }) => issue);
	if (answers.length > 0 && unanswered.length === answers.length) {
		return {
			items: [],
			remarks: [`None of ${answers.length} outside URLs answered: is there a network?`],
		};
	}
	const listLinks = (isUnsure: boolean) =>
		unanswered
			.filter((answer) => answer.isUnsure === isUnsure)
			.flatMap(({ url, issue }) => {
				const place = places.get(url);
				return place ? [{ ...place, detail: `${url}: ${issue}` }] : [];
			});
	const unsureLinks = listLinks(true);
	return {
		items: listLinks(false),
		remarks:
			unsureLinks.length > 0
				? [
						[
							`Blocked automated checks; open these manually (${unsureLinks.length})`,
							...unsureLinks.map(({ detail }) => `  ${detail}`),
						].join("\n"),
					]
				: [],
	};
}
