import { useLayoutEffect, useState } from "react";
import type { Choices } from "../../pricing/estimate.ts";
import { type FieldName, type FormValues, parseEstimateUrl, toFormValues } from "./formValues.ts";

/** The state of the estimator's form, which begins with the estimate in the page's URL. */
export interface EstimatorFormState {
	values: FormValues;
	/** Fields that the URL should have and does not. There is no sum until the visitor edits the form. */
	missing: readonly FieldName[];
	/** The stage of the form: it is disabled until hydrated, since earlier input would be lost. */
	stage: "disabled" | "untouched" | "edited";
	change: (name: FieldName, value: string) => void;
}

/** Holds the state of the estimator's form. @param initialChoices the choices to show for a URL without an estimate. */
export function useEstimatorForm(initialChoices: Choices): EstimatorFormState {
	const [values, setValues] = useState(() => toFormValues(initialChoices));
	const [stage, setStage] = useState<EstimatorFormState["stage"]>("disabled");
	const [missing, setMissing] = useState<readonly FieldName[]>([]);

	useLayoutEffect(() => {
		const parsed = parseEstimateUrl(location.search);
		if (parsed) {
			setValues(parsed.values);
			setMissing(parsed.missing);
		}
		setStage("untouched");
	}, []);

	function change(name: FieldName, value: string) {
		setValues((before) => ({ ...before, [name]: value }));
		setMissing([]);
		setStage("edited");
	}

	return { values, missing, stage, change };
}
