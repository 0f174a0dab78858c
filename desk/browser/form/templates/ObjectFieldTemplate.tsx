import type { ObjectFieldTemplateProps } from "@rjsf/utils";
import { getItemTitle } from "../../../shared/items.ts";
import { ErrorMessages } from "../../components/ErrorMessages.tsx";
import { Fieldset } from "../../components/Fieldset.tsx";
import { GroupHint } from "../../components/GroupHint.tsx";
import { getField } from "../libraryForm.ts";
import { isGroup } from "./isGroup.ts";
import { Section } from "./Section.tsx";

/** Fields that belong together. Small groups are always open. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
	const { fieldPathId, title, properties, schema, errorSchema, formData, uiSchema, required } =
		props;
	const content = properties.map((property) => property.content);
	const { path } = fieldPathId;
	const messages = errorSchema?.__errors ?? [];
	if (path.length === 0) {
		return (
			<>
				<ErrorMessages id={fieldPathId.$id} messages={messages} />
				{content}
			</>
		);
	}
	const isItem = typeof path.at(-1) === "number";
	const field = getField(uiSchema);
	const inner = field.control === "group" ? Object.values(field.fields) : [];
	const isSmall = inner.length <= 4 && !inner.some(isGroup);
	const hint = <GroupHint text={schema.description} />;
	if (isSmall && !isItem) {
		return (
			<Fieldset id={fieldPathId.$id} title={title} isOptional={!required}>
				{hint}
				<ErrorMessages id={fieldPathId.$id} messages={messages} />
				{content}
			</Fieldset>
		);
	}
	const sectionTitle = isItem ? getItemTitle(formData, Number(path.at(-1)), title) : title;
	return (
		<Section
			id={fieldPathId.$id}
			title={sectionTitle}
			isOptional={!isItem && !required}
			errors={errorSchema}
			isNew={(isItem || required === true) && isBlank(formData)}
		>
			{!isItem && hint}
			<ErrorMessages id={fieldPathId.$id} messages={messages} />
			{content}
		</Section>
	);
}

function isBlank(value: unknown): boolean {
	return Object.values(value ?? {}).every((inner) => inner === undefined || inner === "");
}
