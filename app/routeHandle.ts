/** What a route tells the document around it: `export const handle: RouteHandle = { … }`. */
export interface RouteHandle {
	/** The stylesheet of the route's sections, from an import that ends in `?inline`. */
	styles?: string;
	/** Addresses of fonts that paint first beside the one every page preloads. */
	fonts?: string[];
	/** Whether the page has islands and so loads JavaScript. No page does unless it says so. */
	interactive?: boolean;
}
