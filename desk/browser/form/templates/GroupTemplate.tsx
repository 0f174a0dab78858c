import type { ObjectFieldTemplateProps } from "@rjsf/utils";
import { getItemTitle, isBlank } from "../../../shared/items.ts";
import { ErrorMessages } from "../../components/ErrorMessages.tsx";
import { Fieldset } from "../../components/Fieldset.tsx";
import { Hint } from "../../components/Hint.tsx";
import { getFormField, hasErrors, hasNestedFields } from "../libraryForm.ts";
import { Section } from "./Section.tsx";

/** Fields that belong together. Small groups are always open. */
export function GroupTemplate(props: ObjectFieldTemplateProps) {
	const { fieldPathId, properties, errorSchema, formData, uiSchema } = props;
	const content = properties.map((property) => property.content);
	const fieldPath = fieldPathId.path;
	const messages = errorSchema?.__errors ?? [];
	if (fieldPath.length === 0) {
		return (
			<>
				<ErrorMessages id={fieldPathId.$id} messages={messages} />
				{content}
			</>
		);
	}
	const isItem = typeof fieldPath.at(-1) === "number";
	const field = getFormField(uiSchema);
	const { label, hint, isRequired } = field;
	const inner = field.control === "group" ? Object.values(field.fields) : [];
	const isSmall = inner.length <= 4 && !inner.some(hasNestedFields);
	if (isSmall && !isItem) {
		return (
			<Fieldset id={fieldPathId.$id} title={label} isOptional={!isRequired}>
				<Hint place="above">{hint}</Hint>
				<ErrorMessages id={fieldPathId.$id} messages={messages} />
				{content}
			</Fieldset>
		);
	}
	return (
		<Section
			id={fieldPathId.$id}
			title={isItem ? getItemTitle(formData, Number(fieldPath.at(-1)), label) : label}
			isOptional={!isRequired}
			hasErrors={hasErrors(errorSchema)}
			isNew={isRequired && isBlank(formData)}
		>
			{!isItem && <Hint place="above">{hint}</Hint>}
			<ErrorMessages id={fieldPathId.$id} messages={messages} />
			{content}
		</Section>
	);
}
