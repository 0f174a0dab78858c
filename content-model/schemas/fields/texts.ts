import { z } from "zod";
import { isKeyTerm } from "../../../grid/index.ts";
import { type Facts, factNames, insertFacts } from "../../facts/facts.ts";
import { findUnknownPlaceholder, formatPlaceholders } from "./placeholders.ts";

/** What is required of a text of any length. */
export const textRequirement = "some text";

/** What is required of most fields. */
export const lineRequirement = "one line of text, without spaces at its ends";

/** The description of a plain line, which the content reference omits. */
export const lineDescription = "One line of text.";

/** The description of a plain paragraph. */
export const paragraphDescription = "One paragraph of plain text.";

/** The fewest and the most characters of a text. */
interface LengthLimits {
	min?: number;
	max?: number;
}

/** What sets a text of one line apart from others. */
interface LineOptions extends LengthLimits {
	/** A lookahead that refuses some texts. */
	before?: string;
	/** What the text must be, in words. */
	requirement?: string;
}

/**
 * Creates the pattern of a text of one line with these placeholders only. Of `["count"]` it accepts `{count} places`, and
 * neither `{number} places` nor ` places`.
 */
function createLinePattern(names: readonly string[], before: string): RegExp {
	return new RegExp(`^${before}(?!.*\\{(?!(?:${names.join("|")})\\}))\\S(?:[^\\n]*\\S)?$`);
}

/**
 * Describes what a line must be, as an error says it: `one line of text …; the only placeholders are {count}`. The
 * facts are listed only for a text that has placeholders where its page fills in none.
 */
function describeLine(requirement: string, names: readonly string[], input: unknown = ""): string {
	const text = String(input);
	if (names.length === 0 && !/\{\w*\}/.test(text)) {
		return requirement;
	}
	const allowedNames = [...factNames, ...names];
	const listedNames = names.length > 0 ? names : allowedNames;
	return `${requirement}; the only placeholders are ${formatPlaceholders(listedNames, text, allowedNames)}`;
}

/** Limits the length of a text. */
function limitLength(text: z.ZodString, { min, max }: LengthLimits): z.ZodString {
	const atLeast = min === undefined ? text : text.min(min);
	return max === undefined ? atLeast : atLeast.max(max);
}

/** Creates the fields for text. @param facts values of the placeholders that any text may hold */
export function createTextFields(facts: Facts) {
	const insertAll = (text: string) => insertFacts(text, facts);

	/** Creates a text of one line that may hold the facts and some placeholders that its page fills in. */
	function createLine(
		names: readonly string[],
		{ before = "", requirement = lineRequirement, ...limits }: LineOptions = {},
	) {
		const text = z
			.string()
			.regex(createLinePattern([...factNames, ...names], before), {
				error: ({ input }) => describeLine(requirement, names, input),
			})
			.meta({ patternErrorMessage: describeLine(requirement, names) });
		return limitLength(text, limits).transform(insertAll);
	}

	/** One line of text: not empty, no line break, no spaces at the ends. */
	const line = createLine([]).describe(lineDescription);

	/** Several lines, such as the words of a form. @param descriptions what each of them is, by its name */
	const lineFields = <Name extends string>(descriptions: Readonly<Record<Name, string>>) =>
		Object.fromEntries(
			Object.entries<string>(descriptions).map(([name, text]) => [name, line.describe(text)]),
		) as Record<Name, typeof line>;

	/** One line within limits of length. */
	const lineWithLimits = (limits: LengthLimits) => createLine([], limits).describe(lineDescription);

	/** One line of text without a web or mail address, which readers of Markdown would turn into a link. */
	const lineWithoutLinks = createLine([], {
		before: "(?!.*(?:[Hh][Tt][Tt][Pp][Ss]?:\\/\\/|[Ww]{3}\\.|\\S@\\S))",
		requirement: `${lineRequirement}, and no web or mail address in it`,
	}).describe("One line of text without a web or mail address.");

	/**
	 * One line of text with placeholders such as {count}, which the page fills in. Any other is refused:
	 * some pages are filled in by the visitor's browser, too late to find it.
	 * @param names what the page fills in, without braces; a text may leave some of them out.
	 */
	const lineWithPlaceholders = (...names: readonly [string, ...string[]]) =>
		createLine(names).describe(lineDescription);

	/** A figure of the contract, which is drawn. */
	const keyTerm = line.refine(isKeyTerm, {
		error: "a percentage, days, business days, weeks, months or years, such as 20% or 6 months",
	});

	/** Running text of one paragraph. @param names placeholders that the page fills in. */
	const paragraphWithPlaceholders = (...names: readonly string[]) => {
		const allowedNames = [...factNames, ...names];
		return z
			.string()
			.trim()
			.min(1, textRequirement)
			.refine((text) => findUnknownPlaceholder(text, allowedNames) === undefined, {
				error: ({ input }) =>
					`text; the only placeholders are ${formatPlaceholders(allowedNames, String(input))}`,
			})
			.transform(insertAll)
			.describe(paragraphDescription);
	};
	const paragraph = paragraphWithPlaceholders();

	return {
		line,
		lineWithLimits,
		lineWithoutLinks,
		lineFields,
		paragraph,
		paragraphWithPlaceholders,
		lineWithPlaceholders,
		keyTerm,
	};
}

/** The fields for text. */
export type TextFields = ReturnType<typeof createTextFields>;
