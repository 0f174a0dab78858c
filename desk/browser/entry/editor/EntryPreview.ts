import type { Entry, Overview } from "../../../shared/api/entries.ts";
import type { FormCheck } from "../../../shared/api/forms.ts";
import type { DeskCommands } from "../../deskCommands.ts";
import { createStore } from "../../state/createStore.ts";
import {
	type NewEntryPreview,
	type PreviewStep,
	stepToNeighbours,
	stepToTyped,
} from "./newEntryPreview.ts";

/** What the preview is led by. */
interface PreviewContext {
	desk: Pick<DeskCommands, "showField" | "showPage" | "refreshPage">;
	/** The list of all content. */
	overview: Overview;
}

/** Leads the preview to what is typed in a form, until the form is left. */
export class EntryPreview {
	readonly #context: { readonly current: PreviewContext };
	readonly #closed: AbortSignal;
	readonly #store = createStore<NewEntryPreview>({ page: "", file: "" });
	/** Returns to a component what the preview shows of a new entry. */
	readonly useValue = this.#store.useValue;

	/**
	 * @param context that of the latest render
	 * @param closed aborted once the form is left: from then on the preview only refreshes its page
	 */
	constructor(context: { readonly current: PreviewContext }, closed: AbortSignal) {
		this.#context = context;
		this.#closed = closed;
	}

	/** Leads the preview to the others beside which a new entry will be. */
	showNeighbours(entry: Entry): void {
		const step = stepToNeighbours(this.#store.current, entry, this.#context.current.overview);
		if (step) {
			this.#take(step);
		}
	}

	/** Shows what is typed or saved by now. @param previewed page and file of a new entry, as far as it has them */
	showTyped(previewed: Pick<FormCheck, "page" | "file">): void {
		this.#take(stepToTyped(this.#store.current, previewed));
	}

	#take({ preview, field, page }: PreviewStep): void {
		const { desk } = this.#context.current;
		this.#store.update(() => preview);
		if (field && !this.#closed.aborted) {
			desk.showField(field);
		}
		if (page && !this.#closed.aborted) {
			desk.showPage(page);
		} else {
			desk.refreshPage();
		}
	}
}
