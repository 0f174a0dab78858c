/**
 * Closes the menu of narrow screens where a popover does not do so by itself. Runs in the head of every page,
 * or as part of the islands' script where a page has one.
 */

/** The element with this id: a browser makes each such element a global. It is missing only while the head runs. */
declare const menu: HTMLElement;

// Back restores a page as it was left, so with an open menu. Closing it returns focus to its button.
addEventListener("pageshow", (event) => {
	if (event.persisted) {
		menu.hidePopover();
	}
});

// Focus that leaves the navigation would be covered by the menu.
addEventListener("focusin", ({ target }) => {
	if (!(target as Element).closest("nav")?.contains(menu)) {
		menu.hidePopover();
	}
});

// WebKit's Tab key skips a menu that was opened by a click, unless the menu has focus.
addEventListener(
	"toggle",
	(event) => {
		if (
			event.target === menu &&
			event.newState === "open" &&
			!menu.contains(document.activeElement)
		) {
			menu.focus();
		}
	},
	true,
);
