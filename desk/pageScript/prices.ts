/** What Pricing marks a price with, for the desk: its row and its plan (app/pages/pricing/Price.tsx). */
const priceSelector = "[data-price]";
const cell = "td, dd";

/** Checks whether an element is the name of a row of prices. */
export function isPriceHeader(element: Element): boolean {
	return element.matches('#prices :is(th[scope="row"], dt)');
}

/** Checks whether an element is around cells of prices: what is found in it would be the price of something else. */
export function holdsPrices(element: Element): boolean {
	return !element.closest(cell) && element.querySelector(priceSelector) !== null;
}

/** Finds the row and the plan of the price that an element shows, or that is in the same cell. Undefined for anything else. */
export function findPriceKey(element: Element): string | undefined {
	const price =
		element.closest<HTMLElement>(priceSelector) ??
		element.closest(cell)?.querySelector<HTMLElement>(priceSelector);
	return price?.dataset.price;
}
