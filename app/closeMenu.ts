/**
 * The one inline script of every page without islands. Browsers keep a page as it was, and Back would show
 * it with the menu open: it is closed, and the focus goes back to its button. So it is when the focus
 * leaves it, for it would cover what has the focus. An open menu has the focus, unless a link of it has it
 * already: else WebKit’s Tab key passes it by where it was opened by a click.
 */
export const closeMenu =
	'onpageshow=e=>e.persisted&&menu.hidePopover();addEventListener("focusin",e=>e.target.closest("nav")?.contains(menu)||menu.hidePopover());addEventListener("toggle",e=>e.target==menu&&e.newState=="open"&&!menu.contains(document.activeElement)&&menu.focus(),!0)';
