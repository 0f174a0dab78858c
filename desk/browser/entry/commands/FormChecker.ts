import type { FieldIssue, FormCheck, SubmittedForm } from "../../../shared/api/forms.ts";
import { getMessage } from "../../../shared/getMessage.ts";
import { isUnreachable, post } from "../../request.ts";
import { beginPageUpdate } from "../../state/pageUpdates.ts";
import { getTab } from "../../state/tab.ts";

/** Pause in typing before the preview is updated, in milliseconds. */
const pause = 150;

/** The response to a form that was sent to be checked. */
export interface CheckResponse {
	form: SubmittedForm;
	/** Undefined where the server refused the form; its issues say why. */
	result: FormCheck | undefined;
	issues: readonly FieldIssue[];
}

/** Sends what is typed in a form to be checked and shown in the preview. */
export class FormChecker {
	readonly #onChecked: (response: CheckResponse) => void;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#request = new AbortController();

	/** @param onChecked called with each response, unless another form has been scheduled since. */
	constructor(onChecked: (response: CheckResponse) => void) {
		this.#onChecked = onChecked;
	}

	/** Checks a form after a pause, in place of the one before. */
	schedule(form: SubmittedForm): void {
		this.cancel();
		this.#timer = setTimeout(() => void this.#send(form), pause);
	}

	/** Drops what is scheduled, and ignores responses that are under way. */
	cancel(): void {
		clearTimeout(this.#timer);
		this.#request.abort();
		this.#request = new AbortController();
	}

	async #send(form: SubmittedForm): Promise<void> {
		const { signal } = this.#request;
		const endUpdate = beginPageUpdate();
		const response = await post("check", { ...form, tab: getTab() }, signal).then(
			(result) => ({ form, result, issues: result.issues }),
			(error: unknown) => ({
				form,
				result: undefined,
				// The page says above the form that the desk does not run.
				issues: isUnreachable(error) ? [] : [{ path: form.path, message: getMessage(error) }],
			}),
		);
		if (!signal.aborted) {
			this.#onChecked(response);
		}
		// Only now: the page may be refreshed with it.
		endUpdate();
	}
}
