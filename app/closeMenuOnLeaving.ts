/**
 * The one inline script of every page without islands: it closes the menu as the page is left. Browsers
 * keep a page as it stood, and Back would show it with the menu open.
 */
export const closeMenuOnLeaving = "onpagehide=()=>menu.hidePopover()";
