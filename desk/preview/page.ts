/**
 * The script of pages in the preview (no built page has it): it outlines what can be edited, reports clicks
 * to the desk, and updates a changed page in place.
 */
import { Idiomorph } from "idiomorph/dist/idiomorph.esm.js";
import type { LocatedBlock, PageBlock } from "../shared/api.ts";
import type { DeskMessage, PageMessage } from "./messages.ts";

const deskOrigin =
	document.querySelector<HTMLScriptElement>("script[data-desk]")?.dataset.desk ?? "";

let elements: Element[] = [];
let locatedBlocks = new Map<number, LocatedBlock>();
let isEditing = true;
let highlightedElement: Element | undefined;
/** The element of the field in use. */
let shownBlock: Element | undefined;
let isLocated = false;
/** A click before the desk had found the fields. */
let pendingClick: { target: Element; time: number } | undefined;

function sendToDesk(message: PageMessage): void {
	window.parent.postMessage(message, deskOrigin);
}

/** Parts of a page that are not in its content: words for screen readers, footnote numbers. */
const addedParts = ".visually-hidden, sup, svg";

/** Gets the words of an element as its content has them. */
function getWords(element: Element): string {
	let text = element.textContent ?? "";
	if (element.querySelector(addedParts)) {
		const copy = element.cloneNode(true) as Element;
		for (const addedPart of copy.querySelectorAll(addedParts)) {
			addedPart.remove();
		}
		text = copy.textContent ?? "";
	}
	return text.replace(/\s+/g, " ").trim();
}

/** Finds the elements that hold words of their own, and pictures. */
function findElements(): Element[] {
	return [...document.body.querySelectorAll("*")].filter((element) => {
		const isHidden = element.closest("script, style, noscript, template");
		const hasWords = [...element.childNodes].some(
			(node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
		);
		return !isHidden && (hasWords || element.matches("img, a, p, h1, h2, h3, li, td"));
	});
}

/** The name of a price row, with the unit below it: a field of its own. */
const priceHeaders = ".price-table th[scope='row'], .plan-list dt";

function createBlock(element: Element, id: number): PageBlock {
	const heads = findPriceHeaders(element);
	const alt = element.getAttribute("alt") ?? element.getAttribute("aria-label");
	const text = element.matches(priceHeaders) ? getOwnWords(element) : getWords(element);
	return { id, text, ...heads, ...(alt ? { alt } : {}) };
}

/** Gets the words of an element without those of the elements in it. */
function getOwnWords(element: Element): string {
	const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
	return texts
		.map((node) => node.textContent)
		.join(" ")
		.replace(/\s+/g, " ")
		.trim();
}

/** Finds the headers of a price's row and column. Empty outside the table of prices. */
function findPriceHeaders(element: Element): Pick<PageBlock, "row" | "column"> {
	const cell = element.closest<HTMLTableCellElement>(".price-table td");
	if (cell) {
		return findTableHeaders(cell);
	}
	const price = element.closest(".plan-list dd");
	return price ? findListHeaders(price) : {};
}

function findTableHeaders(cell: HTMLTableCellElement): Pick<PageBlock, "row" | "column"> {
	const row = cell.closest("tr");
	const head = row?.querySelector("th");
	const before = [...(row?.cells ?? [])].slice(0, cell.cellIndex);
	const columnIndex = before.reduce((sum, { colSpan }) => sum + colSpan, 0);
	const column = cell.closest("table")?.tHead?.rows[0]?.cells[columnIndex];
	return {
		...(head ? { row: getWords(head) } : {}),
		...(column ? { column: getWords(column) } : {}),
	};
}

/** Phones have a list for each plan. */
function findListHeaders(price: Element): Pick<PageBlock, "row" | "column"> {
	const head = price.parentElement?.querySelector("dt");
	const plan = price.closest("li")?.querySelector("p");
	return {
		...(head ? { row: getWords(head) } : {}),
		...(plan ? { column: getWords(plan) } : {}),
	};
}

function sendBlocks(isNew: boolean): void {
	elements = findElements();
	sendToDesk({
		desk: "page",
		path: location.pathname,
		blocks: elements.map(createBlock),
		isNew,
	});
}

/** In these the nearest field would be the price of something else. */
const containersOfPrices =
	".price-table :is(tr, thead, tbody), .price-table, .plan-list :is(li, dl, div)";

/** Finds the nearest element with a field: the target itself, an ancestor, or what an ancestor contains. */
function findField(target: Element): { element: Element; id: number } | undefined {
	for (
		let ancestor: Element | null = target;
		ancestor && ancestor !== document.body;
		ancestor = ancestor.parentElement
	) {
		const elementId = elements.indexOf(ancestor);
		if (locatedBlocks.has(elementId)) {
			return { element: ancestor, id: elementId };
		}
		if (ancestor.matches(containersOfPrices)) {
			return;
		}
		const id = elements.findIndex(
			(element, index) => locatedBlocks.has(index) && ancestor?.contains(element),
		);
		const descendant = elements[id];
		if (descendant) {
			return { element: descendant, id };
		}
	}
}

function highlight(element: Element | undefined): void {
	highlightedElement?.removeAttribute("data-desk-marked");
	highlightedElement = element;
	highlightedElement?.setAttribute("data-desk-marked", "");
}

function addStyle(): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(
		"[data-desk-marked]{outline:2px solid #2f6fde!important;outline-offset:3px;border-radius:2px;cursor:pointer!important}" +
			// The words of the next cell begin where a cell ends.
			"td[data-desk-marked]{outline-offset:-2px}" +
			"html[data-desk-editing] :is(a,button){cursor:pointer}",
	);
	document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Checks whether an attribute follows the new version: Contact's own script marks the frame whose host answered. */
function shouldUpdate(attribute: string, element: Element): boolean {
	return !(attribute === "class" && element.matches(".form-frame"));
}

/** Number of requests for the page, and the one whose response is shown: older ones are dropped. */
let refreshCount = 0;
let lastShown = 0;

/** Morphs the page into its current version; what is unchanged is not touched. */
async function refresh(): Promise<void> {
	refreshCount += 1;
	const requestNumber = refreshCount;
	const response = await fetch(location.href, { headers: { Accept: "text/html" } }).catch(
		() => undefined,
	);
	if (response?.status === 404) {
		sendToDesk({ desk: "notFound" });
	}
	// An error leaves the page as it was.
	const html = response?.ok ? await response.text() : "";
	if (html === "" || requestNumber < lastShown) {
		return;
	}
	lastShown = requestNumber;
	const next = new DOMParser().parseFromString(html, "text/html");
	const { scrollX, scrollY } = window;
	const morph = (selector: string) => {
		const [current, following] = [document.querySelector(selector), next.querySelector(selector)];
		if (current && following) {
			Idiomorph.morph(current, following, {
				morphStyle: "outerHTML",
				restoreFocus: true,
				callbacks: { beforeAttributeUpdated: shouldUpdate },
			});
		}
	};
	document.title = next.title;
	const styles = [...document.head.querySelectorAll("style")];
	for (const [index, style] of [...next.head.querySelectorAll("style")].entries()) {
		const currentStyle = styles[index];
		if (currentStyle && currentStyle.textContent !== style.textContent) {
			currentStyle.textContent = style.textContent;
		}
	}
	morph("body > header, header");
	morph("main");
	morph("body > footer, footer");
	// Scripts of the page add what the clock says, as when it is shown again.
	window.dispatchEvent(new Event("pageshow"));
	window.scrollTo(scrollX, scrollY);
	sendBlocks(false);
}

function setEditing(value: boolean): void {
	isEditing = value;
	document.documentElement.toggleAttribute("data-desk-editing", value);
	highlight(undefined);
}

function showBlock(id: number | undefined, isFramed: boolean): void {
	const element = id === undefined ? undefined : elements[id];
	shownBlock = isFramed ? element : undefined;
	const box = element?.getBoundingClientRect();
	if (element && box && (box.bottom < 0 || box.top > window.innerHeight)) {
		element.scrollIntoView({ block: "center" });
	}
	highlight(shownBlock);
}

window.addEventListener("message", ({ origin, source, data }: MessageEvent<DeskMessage>) => {
	if (origin !== deskOrigin || source !== window.parent) {
		return;
	}
	switch (data.desk) {
		case "located":
			locatedBlocks = new Map(data.blocks.map((block) => [block.id, block]));
			isLocated = true;
			if (pendingClick) {
				selectField(pendingClick.target, pendingClick.time);
			}
			break;
		case "refresh":
			void refresh();
			break;
		case "editing":
			setEditing(data.isEditing);
			break;
		case "show":
			showBlock(data.id, data.isFramed);
			break;
		case "reportKeys":
			sendToDesk({ desk: "keysReported" });
			break;
	}
});

/** Finds the element that is seen at the pointer: the link of a card covers the words that are not its own. */
function findTarget({ type, detail, target, clientX, clientY }: MouseEvent): EventTarget | null {
	if (type === "click" && detail === 0) {
		// Pressed with the keyboard: the pointer is anywhere.
		return target;
	}
	const isAtPointer = ({ left, right, top, bottom }: DOMRect) =>
		clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
	const seen = document
		.elementsFromPoint(clientX, clientY)
		.find((element) => [...element.getClientRects()].some(isAtPointer));
	return seen ?? target;
}

/** What the pointer was over last: its field is looked for once. */
let pointedElement: EventTarget | null = null;

// A link that covers a card is entered once, the words below it one after the other.
document.addEventListener("mousemove", (event) => {
	const target = findTarget(event);
	if (isEditing && target instanceof Element && target !== pointedElement) {
		highlight(findField(target)?.element);
	}
	pointedElement = target;
});

// The pointer is at the form: what it was over last is not what is being changed.
document.documentElement.addEventListener("mouseleave", () => {
	pointedElement = null;
	highlight(shownBlock);
});

document.addEventListener(
	"click",
	(event) => {
		const target = findTarget(event);
		if (!isEditing || event.ctrlKey || event.metaKey || !(target instanceof Element)) {
			return;
		}
		event.preventDefault();
		event.stopPropagation();
		selectField(target, Date.now());
	},
	{ capture: true },
);

// A form that opens later than somebody types must not take the rest of the keys.
document.addEventListener("keydown", () => sendToDesk({ desk: "keyPressed", time: Date.now() }), {
	capture: true,
});

/** Tells the desk which field was clicked. @param time of the click */
function selectField(target: Element, time: number): void {
	pendingClick = isLocated ? undefined : { target, time };
	const field = findField(target);
	const link = target.closest("a");
	const href = link && link.origin === location.origin ? link.pathname + link.hash : undefined;
	sendToDesk({
		desk: "clicked",
		...(field ? { id: field.id } : {}),
		...(href ? { href } : {}),
		time,
	});
	highlight(field?.element ?? target);
}

if (window.parent !== window) {
	addStyle();
	setEditing(true);
	sendBlocks(true);
}
