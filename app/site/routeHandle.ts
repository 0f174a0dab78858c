/** A route's settings for the document: `export const handle: RouteHandle = { … }`. */
export interface RouteHandle {
	/** The one hue of the page's rulers, bullets and diagrams; gum unless it is given. */
	hue?: "dusk" | "ochre" | "redgum" | "saltbush";
	/** URLs of fonts to preload beside the one that every page preloads. */
	fonts?: string[];
	/** The islands of the page, whose scripts it loads. No page loads JavaScript unless it names some. */
	islands?: readonly string[];
	/** Class of the document, for what the page changes outside of `<main>` (app/styles/frame.css). */
	frame?: "footer-waits" | "popup-below" | "total-below";
}
