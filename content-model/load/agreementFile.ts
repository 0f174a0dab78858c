import type { Agreement } from "../agreement/agreement.ts";
import { readAgreement } from "../agreement/readAgreement.ts";
import { findMarkdownIssues } from "../markdown/markdownIssues.ts";
import { parseMarkdown } from "../markdown/parse.ts";
import type { createAgreementHeadSchema } from "../schemas/agreementHead.ts";
import { type CheckResult, checkFile } from "./checkFile.ts";
import type { RawContent } from "./rawContent.ts";
import type { References } from "./references.ts";

/** Checks the contract: its fields, its Markdown and its structure. */
export function checkAgreement(
	{ agreement: raw }: RawContent,
	schema: ReturnType<typeof createAgreementHeadSchema>,
	{ createLinkCheckFor }: References,
): CheckResult<Agreement | undefined> {
	if (!raw) {
		return { value: undefined, issues: [] };
	}
	const head = checkFile(raw, schema);
	const text = parseMarkdown(raw.body);
	const contract = head.value && readAgreement(head.value, raw, text);
	return {
		value: contract?.agreement,
		issues: [
			...head.issues,
			...findMarkdownIssues(raw, text, createLinkCheckFor(raw)),
			...(contract?.issues ?? []),
		],
	};
}
