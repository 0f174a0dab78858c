import type { Entry, Overview } from "../../../shared/api/entries.ts";
import type { FormCheck } from "../../../shared/api/forms.ts";
import type { ShownField } from "../../preview/PageConnection.ts";

/** What the preview shows of a new entry so far. */
export interface NewEntryPreview {
	/** The page that was opened for it last; empty before the first. */
	page: string;
	/** The path that its file will have, by its title; empty until that is known. */
	file: string;
}

/** A change of the preview. */
export interface PreviewStep {
	/** What it shows after that. */
	preview: NewEntryPreview;
	/** The field to bring into view. */
	field?: ShownField;
	/** The page to open; without one, the page that is open is shown anew. */
	page?: string;
}

/**
 * Computes the step that shows the entries beside which a new one will be, until it is complete.
 * @returns undefined for an entry that shares no page with others.
 */
export function stepToNeighbours(
	preview: NewEntryPreview,
	{ page, titleField, kind }: Entry,
	overview: Overview,
): PreviewStep | undefined {
	if (!page || !titleField) {
		return;
	}
	const paths = listNeighbours(overview, kind);
	return {
		preview: { ...preview, page },
		field: { paths, fieldPath: titleField, isHighlighted: false },
		page,
	};
}

/**
 * Computes the step that shows what is typed. A new entry is found by its title; from then on the page follows the field in
 * use. It has a page once it is complete, which is opened then, but not again after each key.
 */
export function stepToTyped(
	preview: NewEntryPreview,
	{ page, file }: Pick<FormCheck, "page" | "file">,
): PreviewStep {
	const isOtherFile = file && file.path !== preview.file;
	const isOtherPage = page && page !== preview.page;
	return {
		preview: { page: page || preview.page, file: file?.path || preview.file },
		...(isOtherFile && {
			field: { paths: [file.path], fieldPath: file.titleField, isHighlighted: true },
		}),
		...(isOtherPage && { page }),
	};
}

/** Lists the files beside which a new entry will be, nearest first: the last in an order, else the newest. */
function listNeighbours({ groups }: Overview, kind: string): string[] {
	const group = groups.find(({ adds }) => adds?.kind === kind);
	const paths = group?.entries.map(({ path }) => path) ?? [];
	return group?.isSortable ? paths.toReversed() : paths;
}
