/**
 * The one inline script of every page without islands. Browsers keep a page as it stood, and Back would
 * show it with the menu open: it is closed, and the focus goes back to its button.
 */
export const closeMenuOnReturn = "onpageshow=e=>e.persisted&&menu.hidePopover()";
