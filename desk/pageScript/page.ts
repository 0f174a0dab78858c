/**
 * The script of pages in the preview (no built page has it): it highlights what can be edited, reports clicks
 * to the desk, and updates a changed page in place.
 */

import { EditablePage } from "./EditablePage.ts";
import { addStyles } from "./highlight.ts";
import type { DeskMessage, PageMessage } from "./messages.ts";
import { findCaretAtPointer, findElementAtPointer, findPoint } from "./pointer.ts";

const deskOrigin =
	document.querySelector<HTMLScriptElement>("script[data-desk]")?.dataset.desk ?? "";

function sendToDesk(message: PageMessage): void {
	window.parent.postMessage(message, deskOrigin);
}

const page = new EditablePage(sendToDesk);

/** Has a link to another site open in a tab of its own: the desk shows no other page in its frame. */
function leaveFrame(link: HTMLAnchorElement | null): void {
	if (link?.protocol.startsWith("http") && link.origin !== location.origin) {
		link.target = "_blank";
	}
}

window.addEventListener("message", ({ origin, source, data }: MessageEvent<DeskMessage>) => {
	if (origin === deskOrigin && source === window.parent) {
		page.receive(data);
	}
});

// `mousemove`, because a link that covers a card fires `mouseover` only once for all the words below it.
document.addEventListener("mousemove", (event) => {
	if (page.isEditing) {
		page.point(findElementAtPointer(event), findPoint(event));
	}
});

document.documentElement.addEventListener("mouseleave", () => page.endPointing());

document.addEventListener(
	"click",
	(event) => {
		const target = findElementAtPointer(event);
		if (!target) {
			return;
		}
		if (!page.isEditing || event.ctrlKey || event.metaKey) {
			leaveFrame(target.closest("a"));
			return;
		}
		event.preventDefault();
		event.stopPropagation();
		page.reportClick({
			target,
			point: findPoint(event),
			time: Date.now(),
			caret: findCaretAtPointer(event),
		});
	},
	{ capture: true },
);

// The desk has to know of keys pressed before the form opens: the rest of them must not go into its field.
document.addEventListener(
	"keydown",
	({ key }) => sendToDesk({ type: "keyPressed", key, time: Date.now() }),
	{ capture: true },
);

if (window.parent !== window) {
	addStyles();
	page.setEditing(true);
	page.reportBlocks(true);
}
