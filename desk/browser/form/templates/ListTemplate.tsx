import type { ArrayFieldTemplateProps } from "@rjsf/utils";
import { type MouseEvent, useRef } from "react";
import type { FieldPath } from "../../../shared/api/forms.ts";
import { buttonNames } from "../../../shared/buttonNames.ts";
import { ErrorMessages } from "../../components/ErrorMessages.tsx";
import { Fieldset } from "../../components/Fieldset.tsx";
import { Hint, StatusHint } from "../../components/Hint.tsx";
import { useAfterRender } from "../../hooks/useAfterRender.ts";
import { findOriginalItems, useTypedForm } from "../formContext.ts";
import { getFormContext, getFormField, hasErrors } from "../libraryForm.ts";
import { ItemRemovalContext } from "./ListItem.tsx";
import styles from "./ListTemplate.module.css";
import { findRemovedItems } from "./removedItems.ts";
import { Section } from "./Section.tsx";

/** A list whose items are added, removed and moved. */
export function ListTemplate(props: ArrayFieldTemplateProps) {
	const {
		fieldPathId,
		items,
		formData = [],
		canAdd,
		onAddClick,
		rawErrors = [],
		errorSchema,
		uiSchema,
		registry,
	} = props;
	const field = getFormField(uiSchema);
	const { label, hint, isRequired } = field;
	const item = field.control === "list" ? field.item : undefined;
	const itemLabel = (item?.label ?? "item").toLowerCase();
	const isOnlyList =
		fieldPathId.path.length === 1 && Object.keys(registry.rootSchema.properties ?? {}).length === 1;
	const listPath = fieldPathId.path as FieldPath;
	const { data, changeItems } = useTypedForm();
	const originalItems = findOriginalItems(data, getFormContext(registry).original, listPath);
	const removedItems =
		field.control === "list" ? findRemovedItems(originalItems, formData, field.item) : [];
	const listRef = useRef<HTMLOListElement>(null);
	const addButtonRef = useRef<HTMLButtonElement>(null);
	/** The button that was rendered last of those that put an item back. */
	const putBackButtonRef = useRef<HTMLButtonElement>(null);
	const doAfterRender = useAfterRender();
	const add = (event: MouseEvent) => {
		onAddClick(event);
		doAfterRender(() =>
			listRef.current?.lastElementChild
				?.querySelector<HTMLElement>("input, textarea, select")
				?.focus(),
		);
	};
	const noteRemoval = () => {
		putBackButtonRef.current = null;
		doAfterRender(() =>
			(putBackButtonRef.current ?? addButtonRef.current)?.focus({ preventScroll: true }),
		);
	};
	const content = (
		<>
			<Hint place="above">{hint}</Hint>
			<ErrorMessages id={fieldPathId.$id} messages={rawErrors} />
			<ol className={styles.items} ref={listRef}>
				<ItemRemovalContext value={noteRemoval}>{items}</ItemRemovalContext>
			</ol>
			{removedItems.map(({ key, item: removedItem, title, index }) => (
				<StatusHint key={key}>
					“{title}” is no longer here.{" "}
					<button
						type="button"
						ref={putBackButtonRef}
						onClick={() => changeItems(listPath, (all) => all.toSpliced(index, 0, removedItem))}
					>
						{buttonNames.putBack}
					</button>
				</StatusHint>
			))}
			{canAdd && (
				<button type="button" ref={addButtonRef} onClick={add}>
					Add {/^[aeiou]/.test(itemLabel) ? "an" : "a"} {itemLabel}
				</button>
			)}
		</>
	);
	if (item?.control === "group") {
		return (
			<Section
				id={fieldPathId.$id}
				title={`${label} (${items.length})`}
				isOptional={!isRequired}
				hasErrors={hasErrors(errorSchema)}
				isNew={isOnlyList}
			>
				{content}
			</Section>
		);
	}
	return (
		<Fieldset id={fieldPathId.$id} title={label} isOptional={!isRequired}>
			<div className={styles.inFieldset}>{content}</div>
		</Fieldset>
	);
}
