import {
	formatDollars,
	type Issue,
	type JsonSchema,
	lineRequirement,
	textRequirement,
	typeNames,
} from "../../../content-model/index.ts";
import { buttonNames } from "../../shared/buttonNames.ts";
import { formatDate } from "../../shared/formatDate.ts";
import { formatNumber } from "../../shared/formatNumber.ts";
import { isNoDay, noDateMessage } from "../../shared/readDate.ts";
import { isFieldsPath } from "../content/files/contentFiles.ts";
import { getInnerSchema } from "../content/kinds/jsonSchema.ts";
import { formatFileName, getKind, getSchema } from "../content/kinds/kinds.ts";
import { formatMarks } from "../content/kinds/labels.ts";
import { getFileTitle } from "../content/values/titles.ts";
import { locateField } from "../form/locateField.ts";
import { getIssueField } from "./contentIssues.ts";
import { readDottedThousands } from "./readDottedThousands.ts";

/** Gives the title of a file. */
type GetTitle = (path: string) => string;

/** Describes an issue in a sentence for a person who fills in a form. */
export function describeIssue(issue: Issue, getTitle: GetTitle = formatFileName): string {
	const { file, field } = issue;
	const schema = isFieldsPath(file) ? getSchema(getKind(file)) : {};
	const fieldSchema = field.split(".").reduce(getInnerSchema, schema);
	return describeProblem(issue, fieldSchema, getTitle);
}

/** Describes an issue of a file that is not before the person: with its title, and its place there. */
export function describeIssueElsewhere(
	root: string,
	issue: Issue,
	getTitle: GetTitle = (path) => getFileTitle(root, path),
): string {
	const { file } = issue;
	const place = isFieldsPath(file) && locateField(root, file, getIssueField(issue)).place;
	return `${[getTitle(file), place].filter(Boolean).join(", ")}: ${describeIssue(issue, getTitle)}`;
}

/** Describes issues that are not before the person. @param getTitle gives the title of a file */
export function describeIssues(
	root: string,
	issues: readonly Issue[],
	getTitle?: GetTitle,
): string[] {
	return issues.map((issue) => describeIssueElsewhere(root, issue, getTitle));
}

/** Describes an issue of a picture itself, at the field that names it. */
export function describePictureIssue({ received, expected }: Issue): string {
	return `This picture is ${received}. It should be ${expected}.`;
}

/** Describes an issue whose reason has words of its own. */
function describeReason(issue: Issue, getTitle: GetTitle): string | undefined {
	const { reason, value, received } = issue;
	switch (reason?.code) {
		case "list-length": {
			const { bound, count } = reason;
			const present = Array.isArray(value) ? value.length : 0;
			return `There must be ${bound} ${count} of these, but there ${present === 1 ? "is" : "are"} ${present || "none"}.`;
		}
		case "missing-row":
			return `A row that Home and the estimate take prices from is missing or here twice. “${buttonNames.putBack}” below brings it back.`;
		case "unknown-page":
			return describeUnknownPage(issue, reason.nearest);
		case "redirected-nowhere":
			return `An old address leads to a page of this site, and there is none at “${value ?? received}”. Choose one from the list.`;
		case "not-a-link":
			return `A link leads to a page of the site, such as /pricing, or to a web address that begins with https://. It says “${received}”. Press “${buttonNames.link}” above the text to choose a page.`;
		case "taken":
			return `${received} is taken${formatOwner(received, getTitle(reason.by))}. Choose another${/^\d+$/.test(received) ? `, or drag the entries into order under “${buttonNames.allContent}”` : ""}.`;
		case "missing-picture":
			return describeMissingPicture(issue.file, reason.name);
		case "html":
			return describeHtml(issue, reason.tag);
		case "shared-price": {
			const { plan, price } = reason;
			const says = price === null ? "is not offered" : `says ${formatDollars(price)}`;
			return `${plan} shares one cell with this price, and ${says}. Type the same in both, or empty “Shared cell”.`;
		}
		case "reserved-name":
			return "Its address would be one that web hosts reserve. Choose another title or name.";
		case "weak-contrast":
			return describeWeakContrast(issue, reason.remedy);
	}
}

/** Describes a link to no page. @param nearest the page that was probably meant */
function describeUnknownPage(
	{ value, received, line }: Issue,
	nearest: string | undefined,
): string {
	const choose =
		line === undefined
			? "Choose one from the list."
			: `Press “${buttonNames.link}” above the text to choose one.`;
	return `There is no page at “${value ?? received}”. ${nearest ? `Did you mean ${nearest}?` : choose}`;
}

/** Describes HTML in a field of words or, where the issue has a line, in a text. */
function describeHtml({ line }: Issue, tag: string): string {
	return line === undefined
		? `This takes words only: ${tag} would be shown as it is typed. Take it out.`
		: `Take out ${tag}: HTML would be lost. For bold, links, tables and pictures use the buttons above the text; anything else is plain text.`;
}

/** Describes a colour with too little contrast. */
function describeWeakContrast({ expected }: Issue, remedy: "darker" | "lighter"): string {
	return `Too ${remedy === "lighter" ? "dark" : "light"}: make it ${remedy}. Most affected: ${expected}.`;
}

/** Names the file that has taken a value, unless its title is that value. */
function formatOwner(received: string, title: string): string {
	return received.replace(/^["“]|["”]$/g, "") === title ? " already" : ` by ${title}`;
}

/** Describes a picture that is not there. @param file that names it */
function describeMissingPicture(file: string, name: string): string {
	return file.endsWith(".md")
		? `There is no picture “${name}”. Drop it on “${buttonNames.picture}” above the text and insert it, or take its line out.`
		: `There is no picture “${name}”. Drop one here, or leave it out.`;
}

/** Describes what is wrong in a field. @param fieldSchema undefined if the file has no field of that name */
function describeProblem(
	issue: Issue,
	fieldSchema: JsonSchema | undefined,
	getTitle: GetTitle,
): string {
	const sentence = describeReason(issue, getTitle);
	if (sentence !== undefined) {
		return sentence;
	}
	const requirement = getRequirement(issue, fieldSchema);
	if (fieldSchema?.formWidget === "date" && isNoDay(String(issue.value))) {
		return `There is no such day as ${issue.value}.`;
	}
	if (!isValueMissing(issue)) {
		return describeWrong(issue, requirement);
	}
	return ["day", "time"].includes(String(fieldSchema?.formWidget))
		? noDateMessage
		: describeMissing(issue, requirement);
}

function describeMissing({ reason }: Issue, requirement: string): string {
	if (reason?.code === "not-a-number") {
		return "Type a number here.";
	}
	if (reason?.code === "not-an-option") {
		return "Choose one.";
	}
	const isPlain =
		requirement === textRequirement ||
		requirement.startsWith(lineRequirement) ||
		Object.values(typeNames).includes(requirement);
	return isPlain ? "Fill this in." : `Fill this in: ${requirement}.`;
}

function describeWrong(issue: Issue, requirement: string): string {
	const { reason, value } = issue;
	const thousands = reason?.code === "not-a-number" ? readDottedThousands(value) : undefined;
	return thousands
		? `This should be a number. Type thousands with a comma: ${formatNumber(thousands)}.`
		: `This should be ${requirement}. It says ${formatReceived(issue)}.`;
}

/** Checks whether an issue is that nothing is in its field. */
export function isValueMissing(issue: Issue): boolean {
	const value = "value" in issue ? issue.value : issue.received;
	return value === undefined || value === null || value === "" || value === "nothing";
}

/** Gets the requirement of the field: in the words of its form where its own was not met, and no other. */
function getRequirement({ expected }: Issue, fieldSchema: JsonSchema = {}): string {
	const isOwnRequirement = [fieldSchema.patternErrorMessage, fieldSchema.errorMessage].includes(
		expected,
	);
	return formatMarks((isOwnRequirement && fieldSchema.formRequirement) || expected);
}

function formatReceived({ value, received }: Issue): string {
	if (Array.isArray(value) && value.every((item) => typeof item === "string")) {
		return `“${value.join(", ")}”`;
	}
	return typeof value === "string" ? `“${formatDate(value) ?? value}”` : received;
}
