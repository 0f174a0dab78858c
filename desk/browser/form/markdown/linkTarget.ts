import type { SelectOption } from "../../../shared/api/forms.ts";

/** What a link of a text may lead to: a page, a heading, a destination, a web or an email address. */
const targetForm = /^(?:\/(?!\/)|#.|destination:.|https:\/\/.|mailto:.+@)/;

const schemes = ["destination:", "https:", "mailto:"];

/**
 * Says why a link cannot lead to what was typed. Files, such as a page as Markdown, are left to the check of the form.
 * @param links pages and destinations that the site has.
 */
export function findTargetProblem(to: string, links: readonly SelectOption[]): string | undefined {
	const [scheme = ""] = /^[a-z][\w+.-]*:/i.exec(to) ?? [];
	if (scheme && !schemes.includes(scheme)) {
		return `A link cannot begin with “${scheme}”. Choose a page from the list, or type a web address that begins with https://.`;
	}
	if (!targetForm.test(to)) {
		return "Choose a page from the list, or type a web address that begins with https://.";
	}
	if (/\s/.test(to)) {
		return "A link cannot have a space. In a web address, type %20 in its place.";
	}
	const path = to.replace(/[?#].*$/, "");
	const isPage = path.startsWith("/") && !/\.\w+$/.test(path);
	return isPage && !links.some(({ value }) => value === path)
		? `There is no page at “${path}”. Choose one from the list.`
		: undefined;
}
