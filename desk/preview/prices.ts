import type { PageBlock } from "../shared/api/preview.ts";
import { getWords } from "./words.ts";

// The section of all prices, by its address on the page: a table and, for phones, a list for each plan.
const section = "#prices";
const rowHeaders = `${section} :is(th[scope="row"], dt)`;
const groups = `${section} :is(table, thead, tbody, tr, ul:has(dl), li:has(dl), dl, dl > div)`;

type PriceHeaders = Pick<PageBlock, "row" | "column">;

/** Checks whether an element is the name of a row of prices. */
export function isPriceHeader(element: Element): boolean {
	return element.matches(rowHeaders);
}

/** Checks whether an element holds several prices: what is found in it would be the price of something else. */
export function holdsPrices(element: Element): boolean {
	return element.matches(groups);
}

/** Finds the headers of a price's row and column. Empty for anything else. */
export function findPriceHeaders(element: Element): PriceHeaders {
	const cell = element.closest<HTMLTableCellElement>(`${section} td`);
	if (cell) {
		return findTableHeaders(cell);
	}
	const price = element.closest(`${section} dd`);
	return price ? findListHeaders(price) : {};
}

function findTableHeaders(cell: HTMLTableCellElement): PriceHeaders {
	const row = cell.closest("tr");
	const cellsBefore = [...(row?.cells ?? [])].slice(0, cell.cellIndex);
	const columnIndex = cellsBefore.reduce((sum, { colSpan }) => sum + colSpan, 0);
	const columns = cell.closest("table")?.tHead?.rows[0]?.cells;
	return createHeaders(row?.querySelector("th"), columns?.[columnIndex]);
}

function findListHeaders(price: Element): PriceHeaders {
	const plan = price.closest("li")?.querySelector("p");
	return createHeaders(price.parentElement?.querySelector("dt"), plan);
}

function createHeaders(row?: Element | null, column?: Element | null): PriceHeaders {
	return {
		row: row ? getWords(row) : undefined,
		column: column ? getWords(column) : undefined,
	};
}
