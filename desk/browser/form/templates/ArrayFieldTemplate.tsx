import type { ArrayFieldTemplateProps } from "@rjsf/utils";
import { type MouseEvent, useEffect, useRef } from "react";
import { buttonNames } from "../../../shared/buttonNames.ts";
import { ErrorMessages } from "../../components/ErrorMessages.tsx";
import { Fieldset } from "../../components/Fieldset.tsx";
import { GroupHint } from "../../components/GroupHint.tsx";
import { Hint } from "../../components/Hint.tsx";
import { useTypedForm } from "../formContext.ts";
import { getField } from "../libraryForm.ts";
import styles from "./ArrayFieldTemplate.module.css";
import { Section } from "./Section.tsx";

/** A list whose items are added, removed and moved. */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
	const {
		fieldPathId,
		items,
		canAdd,
		onAddClick,
		rawErrors = [],
		errorSchema,
		uiSchema,
		registry,
	} = props;
	const field = getField(uiSchema);
	const { label, hint, isRequired } = field;
	const item = field.control === "list" ? field.item : undefined;
	const itemLabel = (item?.label ?? "item").toLowerCase();
	const isOnlyList =
		fieldPathId.path.length === 1 && Object.keys(registry.rootSchema.properties ?? {}).length === 1;
	const { removedItem, restoreRemovedItem } = useTypedForm();
	const list = useRef<HTMLOListElement>(null);
	const isAdding = useRef(false);
	// The cursor goes to the new item, where the next words are typed.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once the list has the new item.
	useEffect(() => {
		if (isAdding.current) {
			isAdding.current = false;
			list.current?.lastElementChild
				?.querySelector<HTMLElement>("input, textarea, select")
				?.focus();
		}
	}, [items.length]);
	const add = (event: MouseEvent) => {
		isAdding.current = true;
		onAddClick(event);
	};
	const content = (
		<>
			<GroupHint text={hint} />
			<ErrorMessages id={fieldPathId.$id} messages={rawErrors} />
			<ol className={styles.items} ref={list}>
				{items}
			</ol>
			{removedItem?.list.join() === fieldPathId.path.join() && (
				<Hint isStatus>
					{removedItem.title} is removed.{" "}
					<button
						key={removedItem.title}
						type="button"
						ref={focusButton}
						onClick={restoreRemovedItem}
					>
						{buttonNames.putBack}
					</button>
				</Hint>
			)}
			{canAdd && (
				<button type="button" onClick={add}>
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
				errors={errorSchema}
				isNew={isOnlyList}
			>
				{content}
			</Section>
		);
	}
	return (
		<Fieldset id={fieldPathId.$id} title={label} isOptional={!isRequired}>
			{content}
		</Fieldset>
	);
}

/** Moves the keyboard on from the button that removed the item, which is gone. */
function focusButton(button: HTMLElement | null): void {
	button?.focus({ preventScroll: true });
}
