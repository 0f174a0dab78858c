/**
 * Closes the menu of narrow screens where a popover does not close by itself. Runs in the head of every page,
 * or in the islands' script on a page that has islands.
 */

/** Closes the menu, if the parser has reached it. */
function closeMenu(): void {
	document.getElementById("menu")?.hidePopover();
}

// Back restores a page as it was left, open menu included. Closing it returns focus to its button.
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
