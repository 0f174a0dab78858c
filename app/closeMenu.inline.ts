/**
 * Closes the menu of narrow screens where a popover does not do so by itself. Runs in the head of every page,
 * or as part of the islands' script where a page has one.
 */

/** Closes the menu; nothing where the page is not there yet. */
function closeMenu(): void {
	document.getElementById("menu")?.hidePopover();
}

// Back restores a page as it was left, so with an open menu. Closing it returns focus to its button.
addEventListener("pageshow", (event) => {
	if (event.persisted) {
		closeMenu();
	}
});

// Focus that leaves the navigation would be covered by the menu.
addEventListener("focusin", ({ target }) => {
	if (!(target as Element).closest("nav:has(#menu)")) {
		closeMenu();
	}
});

// WebKit's Tab key skips a menu that was opened by a click, unless the menu has focus.
addEventListener(
	"toggle",
	({ target, newState }) => {
		const menu = target as HTMLElement;
		if (menu.id === "menu" && newState === "open" && !menu.contains(document.activeElement)) {
			menu.focus();
		}
	},
	true,
);
