import Form from "@rjsf/core/lib/components/Form.js";
import type { ValidatorType } from "@rjsf/utils";
import { useMemo } from "react";
import type { Entry } from "../../shared/api/entries.ts";
import type { FieldIssue, FieldValues } from "../../shared/api/forms.ts";
import { ControlField } from "./ControlField.tsx";
import { idPrefix } from "./fieldElements.ts";
import { type DeskFormContext, type TypedForm, TypedFormContext } from "./formContext.ts";
import { controlField, createLibraryErrors, createLibraryForm } from "./libraryForm.ts";
import { templates } from "./templates/templates.ts";

/** The server validates the form as it is typed, so nothing is validated here. */
const noValidator: ValidatorType = {
	validateFormData: () => ({ errors: [], errorSchema: {} }),
	isValid: () => true,
	rawValidation: () => ({ errors: [] }),
};

const fields = { [controlField]: ControlField };

/** Fields start empty: what is not filled in is not in the file. */
const noDefaults = {
	emptyObjectFields: "skipDefaults",
	arrayMinItems: { populate: "never" },
} as const;

/** The form of one entry. */
export function DeskForm({
	entry,
	issues,
	context,
	typedForm,
	onChange,
}: {
	entry: Entry;
	issues: readonly FieldIssue[];
	context: DeskFormContext;
	typedForm: TypedForm;
	onChange: (data: FieldValues, fieldId?: string) => void;
}) {
	const errors = useMemo(() => createLibraryErrors(issues), [issues]);
	const libraryForm = useMemo(() => createLibraryForm(entry.formSchema), [entry.formSchema]);
	return (
		<TypedFormContext value={typedForm}>
			<Form
				{...libraryForm}
				formData={typedForm.data}
				formContext={context}
				validator={noValidator}
				extraErrors={errors}
				fields={fields}
				templates={templates}
				idPrefix={idPrefix}
				idSeparator="."
				noValidate
				noHtml5Validate
				showErrorList={false}
				experimental_defaultFormStateBehavior={noDefaults}
				onChange={({ formData }, id) => onChange(formData as FieldValues, id)}
				tagName="div"
			/>
		</TypedFormContext>
	);
}
