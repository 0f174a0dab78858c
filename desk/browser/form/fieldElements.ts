import type { FieldPath } from "../../shared/api/forms.ts";
import { formatFieldPath, parseFieldPath } from "../../shared/form/fieldPath.ts";

/** With what the ids of a form’s fields begin, before their paths. */
export const idPrefix = "f";

/** Gets the id of a field's element. */
export function getFieldId(fieldPath: FieldPath): string {
	return formatFieldPath([idPrefix, ...fieldPath]);
}

/** Finds the field that an element is of, by the nearest id; undefined where that is of no field. */
export function findFieldOf(element: Element): FieldPath | undefined {
	const [prefix, ...fieldPath] = parseFieldPath(element.closest("[id]")?.id ?? "");
	return prefix === idPrefix && fieldPath.length > 0 ? fieldPath : undefined;
}

const controls = "input, textarea, select";

/** Finds the first control of an element, which may be one itself; undefined if it has none. */
export function findControl(element: HTMLElement): HTMLElement | undefined {
	return element.matches(controls)
		? element
		: (element.querySelector<HTMLElement>(controls) ?? undefined);
}

/** Checks whether an element is the area of a text in Markdown. */
export function isMarkdownArea(element: EventTarget): element is HTMLTextAreaElement {
	return element instanceof HTMLTextAreaElement && "markdown" in element.dataset;
}

/** Unfolds the sections that an element is in. */
export function openEnclosingDetails(element: Element): void {
	for (
		let ancestor = element.closest("details");
		ancestor;
		ancestor = ancestor.parentElement?.closest("details") ?? null
	) {
		ancestor.open = true;
	}
}
