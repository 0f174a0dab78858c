/**
 * The script of pages in the preview (no built page has it): it highlights what can be edited, reports clicks
 * to the desk, and updates a changed page in place.
 */
import type { LocatedBlock } from "../shared/api/preview.ts";
import { createBlock, findBlockElements } from "./blocks.ts";
import { findCaretAtPointer, findClickedWords } from "./clickedWords.ts";
import { findElementAtPointer } from "./findElementAtPointer.ts";
import { findNearest } from "./findNearest.ts";
import { findPoint, type Point } from "./findPoint.ts";
import { addStyles, highlight, showEditing } from "./highlight.ts";
import type { DeskMessage, PageMessage } from "./messages.ts";
import { holdsPrices } from "./prices.ts";
import { updatePage } from "./updatePage.ts";

/** A click on the page. */
interface Click {
	target: Element;
	/** Where the pointer was; undefined where it was pressed with the keyboard. */
	point: Point | undefined;
	/** When it was, from `Date.now()`. */
	time: number;
	caret: CaretPosition | undefined;
}

const deskOrigin =
	document.querySelector<HTMLScriptElement>("script[data-desk]")?.dataset.desk ?? "";

/** The elements of the blocks that were sent, by their ids. */
let elements: Element[] = [];
/** The ids of the blocks with a field; undefined while the desk looks for them. */
let locatedIds: ReadonlySet<number> | undefined;
let isEditing = true;
/** The element of the field in use. */
let shownElement: Element | undefined;
/** A click before the desk had found the fields. */
let pendingClick: Click | undefined;
/** Number of refreshes under way. */
let refreshCount = 0;
/** The element of the field that the pointer is over. */
let pointedElement: Element | undefined;

function sendToDesk(message: PageMessage): void {
	window.parent.postMessage(message, deskOrigin);
}

function sendBlocks(isNew: boolean): void {
	elements = findBlockElements();
	// Those before may be of other elements.
	locatedIds = undefined;
	sendToDesk({
		type: "page",
		page: location.pathname,
		blocks: elements.map(createBlock),
		isNew,
	});
}

/**
 * Finds the nearest element with a field: the target itself, an ancestor, or of what an ancestor contains that which is
 * nearest to the pointer.
 */
function findField(
	target: Element,
	point: Point | undefined,
): { element: Element; id: number } | undefined {
	const fields = elements.flatMap((element, id) => (locatedIds?.has(id) ? { element, id } : []));
	for (
		let ancestor: Element | null = target;
		ancestor && ancestor !== document.body;
		ancestor = ancestor.parentElement
	) {
		const outer = ancestor;
		const own = fields.find(({ element }) => element === outer);
		if (own || holdsPrices(outer)) {
			return own;
		}
		const inner = fields.filter(({ element }) => outer.contains(element));
		if (inner.length > 0) {
			return point ? findNearest(inner, point) : inner[0];
		}
	}
}

/** Tells the desk which field was clicked. */
function reportClick(click: Click): void {
	const { target, point, time, caret } = click;
	pendingClick = locatedIds ? undefined : click;
	const field = findField(target, point);
	const link = target.closest("a");
	const href = link && link.origin === location.origin ? link.pathname + link.hash : undefined;
	sendToDesk({
		type: "clicked",
		id: field?.id,
		href,
		time,
		words: field && findClickedWords(field.element, caret),
	});
	highlight(field?.element ?? target);
}

/** Has a link to another site open in a tab of its own: the desk shows no other page in its frame. */
function leaveFrame(link: HTMLAnchorElement | null): void {
	if (link?.protocol.startsWith("http") && link.origin !== location.origin) {
		link.target = "_blank";
	}
}

function noteFields(blocks: readonly LocatedBlock[]): void {
	locatedIds = new Set(blocks.map(({ id }) => id));
	if (pendingClick) {
		reportClick(pendingClick);
	}
}

async function refresh(): Promise<void> {
	refreshCount += 1;
	try {
		const outcome = await updatePage();
		if (outcome === "updated") {
			sendBlocks(false);
		} else if (outcome === "not-found") {
			sendToDesk({ type: "notFound" });
		}
	} finally {
		// The desk waits for it, whatever has become of the update.
		refreshCount -= 1;
		if (refreshCount === 0) {
			sendToDesk({ type: "refreshed" });
		}
	}
}

function setEditing(value: boolean): void {
	isEditing = value;
	pointedElement = undefined;
	showEditing(value);
}

/** Shows a field: where one of its elements is in view the page stays, else the first is brought into view. */
function showField(ids: readonly number[], isHighlighted: boolean): void {
	const shown = ids.flatMap((id) => elements[id] ?? []).filter((each) => each.checkVisibility());
	const element = shown.find(isInView) ?? shown[0];
	shownElement = isHighlighted ? element : undefined;
	if (element && !isInView(element)) {
		element.scrollIntoView({ block: "center" });
	}
	highlight(shownElement);
}

function isInView(element: Element): boolean {
	const { top, bottom } = element.getBoundingClientRect();
	return bottom >= 0 && top <= window.innerHeight;
}

window.addEventListener("message", ({ origin, source, data }: MessageEvent<DeskMessage>) => {
	if (origin !== deskOrigin || source !== window.parent) {
		return;
	}
	switch (data.type) {
		case "located":
			noteFields(data.blocks);
			break;
		case "refresh":
			void refresh();
			break;
		case "editing":
			setEditing(data.isEditing);
			break;
		case "show":
			showField(data.ids, data.isHighlighted);
			break;
		case "reportKeys":
			sendToDesk({ type: "keysReported" });
			break;
	}
});

// `mousemove`, because a link that covers a card fires `mouseover` only once for all the words below it.
document.addEventListener("mousemove", (event) => {
	if (!isEditing) {
		return;
	}
	const target = findElementAtPointer(event);
	const field = target instanceof Element ? findField(target, findPoint(event)) : undefined;
	if (field?.element !== pointedElement) {
		pointedElement = field?.element;
		highlight(pointedElement);
	}
});

// The pointer has left the page for the form: the field in use is highlighted again.
document.documentElement.addEventListener("mouseleave", () => {
	pointedElement = undefined;
	highlight(shownElement);
});

document.addEventListener(
	"click",
	(event) => {
		const target = findElementAtPointer(event);
		if (!(target instanceof Element)) {
			return;
		}
		if (!isEditing || event.ctrlKey || event.metaKey) {
			leaveFrame(target.closest("a"));
			return;
		}
		event.preventDefault();
		event.stopPropagation();
		reportClick({
			target,
			point: findPoint(event),
			time: Date.now(),
			caret: findCaretAtPointer(event),
		});
	},
	{ capture: true },
);

// The desk has to know of keys pressed before the form opens: the rest of them must not go into its field.
document.addEventListener("keydown", () => sendToDesk({ type: "keyPressed", time: Date.now() }), {
	capture: true,
});

if (window.parent !== window) {
	addStyles();
	setEditing(true);
	sendBlocks(true);
}
