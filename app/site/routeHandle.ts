/** A route's settings for the document: `export const handle: RouteHandle = { … }`. */
export interface RouteHandle {
	/** The one hue of the page's rulers, bullets and diagrams; gum unless it is given. */
	hue?: "dusk" | "ochre" | "redgum" | "saltbush";
	/** Addresses of fonts that paint first beside the one every page preloads. */
	fonts?: string[];
	/** The islands of the page, whose scripts it loads. No page loads JavaScript unless it names some. */
	islands?: readonly string[];
}

/** What the data of a route may tell the document around it. */
export interface RouteData {
	/** Styles made from the page's content, before those of its stylesheets and outside their layers. */
	pageStyles?: string;
}
