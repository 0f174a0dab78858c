import { useEffect, useRef } from "react";
import type { FieldIssue, FormCheck, SubmittedForm } from "../../../shared/api/forms.ts";
import { getMessage } from "../../../shared/getMessage.ts";
import { useLatest } from "../../hooks/useLatest.ts";
import { isUnreachable, post } from "../../request.ts";
import { beginPageUpdate } from "../../state/pageUpdates.ts";
import { getTab } from "../../state/tab.ts";
import type { FormChecker } from "../commands/entryContext.ts";

/** Pause in typing before the preview is updated, in milliseconds. */
const pause = 150;

/**
 * Sends what is typed to be checked and shown in the preview, after a pause.
 * @param onChecked called with the response, unless another form has been scheduled since. There is no result
 * where the server refused the form; its issues say why.
 */
export function useFormCheck(
	onChecked: (
		result: FormCheck | undefined,
		issues: readonly FieldIssue[],
		form: SubmittedForm,
	) => void,
): FormChecker {
	// The server may respond after other renders, when `onChecked` is out of date.
	const latestOnChecked = useLatest(onChecked);
	const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);
	const controllerRef = useRef(new AbortController());

	const send = async (form: SubmittedForm) => {
		const { signal } = controllerRef.current;
		const endUpdate = beginPageUpdate();
		const { result, issues } = await post("check", { ...form, tab: getTab() }, signal).then(
			(result) => ({ result, issues: result.issues }),
			(error: unknown) => ({
				result: undefined,
				// The page says above the form that the desk does not run.
				issues: isUnreachable(error) ? [] : [{ path: form.path, message: getMessage(error) }],
			}),
		);
		if (!signal.aborted) {
			latestOnChecked.current(result, issues, form);
		}
		// Only now: the page may be refreshed with it.
		endUpdate();
	};
	const cancel = () => {
		clearTimeout(timerRef.current);
		controllerRef.current.abort();
		controllerRef.current = new AbortController();
	};
	const schedule = (form: SubmittedForm) => {
		cancel();
		timerRef.current = setTimeout(() => void send(form), pause);
	};
	useEffect(
		() => () => {
			clearTimeout(timerRef.current);
			// The form is closed: its check must not change the preview of the next one.
			controllerRef.current.abort();
		},
		[],
	);
	return { schedule, cancel };
}
