import { useEffect, useRef } from "react";
import type { FieldIssue, FormCheck, FormValues } from "../../shared/api.ts";
import { getMessage, post, RequestError } from "../request.ts";
import type { EntryId } from "../state/entryId.ts";
import { useLatest } from "../useLatest.ts";

/** Pause in typing before the preview is updated, in milliseconds. */
const pause = 150;

/** A form as it is sent to be checked and shown. */
interface Draft extends EntryId {
	version: string;
	data: FormValues;
}

/**
 * Sends what is typed to be checked and shown in the preview, after a pause.
 * @param onChecked called with the answer, unless another draft has been scheduled since. There is no result
 * where the server refused the draft; its issues say why.
 */
export function useFormCheck(
	onChecked: (result: FormCheck | undefined, issues: readonly FieldIssue[], draft: Draft) => void,
) {
	// The server answers after later renders.
	const latest = useLatest(onChecked);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const pending = useRef(new AbortController());

	const send = async (draft: Draft) => {
		const { signal } = pending.current;
		const { result, issues } = await post<FormCheck>("check", draft, signal).then(
			(result) => ({ result, issues: result.issues }),
			(error: unknown) => ({ result: undefined, issues: [toFieldIssue(draft.path, error)] }),
		);
		if (!signal.aborted) {
			latest.current(result, issues, draft);
		}
	};
	/** Drops what is scheduled, and answers that are under way. */
	const cancel = () => {
		clearTimeout(timer.current);
		pending.current.abort();
		pending.current = new AbortController();
	};
	const schedule = (draft: Draft) => {
		cancel();
		timer.current = setTimeout(() => void send(draft), pause);
	};
	useEffect(
		() => () => {
			clearTimeout(timer.current);
			// The preview is another form's by now.
			pending.current.abort();
		},
		[],
	);
	return { schedule, cancel };
}

/** Turns a refusal into an issue of its field, if it has one. */
export function toFieldIssue(path: string, error: unknown): FieldIssue {
	const fieldPath = error instanceof RequestError ? error.details.fieldPath : undefined;
	return { path, message: getMessage(error), ...(Array.isArray(fieldPath) ? { fieldPath } : {}) };
}
