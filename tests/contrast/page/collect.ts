import { addControls, addFocusRings } from "./controls.ts";
import { type Sample, samples } from "./samples.ts";
import { addSymbols } from "./symbols.ts";
import { addTexts } from "./texts.ts";

/**
 * Runs in the page: collects every visible text, the edges of fields and buttons, focus rings and the
 * symbols of pictures that say something. Equal samples count once. Closed disclosures are opened,
 * popovers one after another. Disabled controls need no contrast (WCAG 2.2, 1.4.3), nor do ticks,
 * hairlines and the pictures that are hidden from screen readers.
 *
 * A ground is what the browser finds under a point, not what contains the element, so that a text laid
 * over something else is measured against that. Pictures of gradients (ticks, hairlines) are passed by.
 */
export function collect(): Sample[] {
	for (const disclosure of document.querySelectorAll("details")) {
		disclosure.open = true;
	}
	addAll(document.body);
	for (const opener of document.querySelectorAll<HTMLButtonElement>("[popovertarget]")) {
		const popover = opener.popoverTargetElement;
		if (popover instanceof HTMLElement && opener.checkVisibility()) {
			popover.showPopover();
			addAll(popover);
			popover.hidePopover();
		}
	}
	scrollTo({ top: 0, behavior: "instant" });
	return [...samples.values()];
}

function addAll(root: Element) {
	addTexts(root);
	addControls(root);
	addFocusRings(root);
	addSymbols(root);
}
