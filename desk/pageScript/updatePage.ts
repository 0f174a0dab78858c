import { Idiomorph } from "idiomorph/dist/idiomorph.esm.js";

/** Number of requests for the page, and the one whose response is shown: older ones are dropped. */
let requestCount = 0;
let lastShown = 0;

/**
 * Updates the page to its current version in place: what is unchanged is not touched, and the page stays where it is
 * scrolled to. An error leaves it as it was.
 */
export async function updatePage(): Promise<"updated" | "unchanged" | "not-found"> {
	requestCount += 1;
	const requestNumber = requestCount;
	const response = await fetch(location.href, { headers: { Accept: "text/html" } }).catch(
		() => undefined,
	);
	const html = response?.ok ? await response.text().catch(() => "") : "";
	if (requestNumber < lastShown) {
		return "unchanged";
	}
	if (response?.status === 404) {
		return "not-found";
	}
	if (html === "") {
		return "unchanged";
	}
	lastShown = requestNumber;
	if (!document.querySelector("main")) {
		// In place of the page there were the issues of the content.
		location.reload();
		return "unchanged";
	}
	showVersion(new DOMParser().parseFromString(html, "text/html"));
	return "updated";
}

function showVersion(next: Document): void {
	const { scrollX, scrollY } = window;
	document.title = next.title;
	updateStyles(next);
	for (const selector of ["body > header", "main", "body > footer"]) {
		morph(document.querySelector(selector), next.querySelector(selector));
	}
	// The page's own scripts set what depends on the clock on `pageshow`.
	window.dispatchEvent(new Event("pageshow"));
	window.scrollTo(scrollX, scrollY);
}

function updateStyles(next: Document): void {
	const styles = [...document.head.querySelectorAll("style")];
	for (const [index, { textContent }] of [...next.head.querySelectorAll("style")].entries()) {
		const style = styles[index] ?? document.head.appendChild(document.createElement("style"));
		if (style.textContent !== textContent) {
			style.textContent = textContent;
		}
	}
}

function morph(current: Element | null, next: Element | null): void {
	if (current && next) {
		Idiomorph.morph(current, next, {
			morphStyle: "outerHTML",
			restoreFocus: true,
			callbacks: { beforeAttributeUpdated: shouldUpdate },
		});
	}
}

/**
 * Checks whether an attribute follows the new version: the site marks elements whose class its own script sets, and what
 * a reader has opened stays open.
 */
function shouldUpdate(attribute: string, element: Element): boolean {
	return !(
		(attribute === "class" && element.hasAttribute("data-scripted-class")) ||
		(attribute === "open" && element.localName === "details")
	);
}
