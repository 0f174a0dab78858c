import type { ArrayFieldItemTemplateProps } from "@rjsf/utils";
import { createContext, use, useState } from "react";
import { getValue } from "../../../../content-model/browser.ts";
import type { FieldPath } from "../../../shared/api/forms.ts";
import { formatFieldPath } from "../../../shared/form/fieldPath.ts";
import { isSame } from "../../../shared/isSame.ts";
import { isBlank } from "../../../shared/items.ts";
import { Actions } from "../../components/Actions.tsx";
import { Confirmation } from "../../components/Confirmation.tsx";
import { IconButton } from "../../components/IconButton.tsx";
import { moveItem } from "../../components/moveItem.ts";
import { SortableRow } from "../../components/SortableRow.tsx";
import { findOriginalItems, useTypedForm } from "../formContext.ts";
import { getFormContext, getFormField, hasNestedFields } from "../libraryForm.ts";
import { getFormItemTitle } from "./formItemTitle.ts";
import styles from "./ListItem.module.css";

/** Tells the list around an item that this is about to be removed by a button, which is gone then. */
export const ItemRemovalContext = createContext<() => void>(() => {});

/** One item of a list, with its handle and its buttons. */
export function ListItem(props: ArrayFieldItemTemplateProps) {
	const { children, buttonsProps, index, totalItems, uiSchema, registry } = props;
	const { data, changeItems } = useTypedForm();
	const { original } = getFormContext(registry);
	const noteRemoval = use(ItemRemovalContext);
	const [isAsking, setAsking] = useState(false);
	const listPath = buttonsProps.fieldPathId.path.slice(0, -1) as FieldPath;
	const item = getValue(data, [...listPath, index]);
	const field = getFormField(uiSchema);
	const title = getFormItemTitle(field, item, index);
	const isSection = hasNestedFields(field);
	const remove = () => {
		noteRemoval();
		buttonsProps.onRemoveItem();
	};
	// An item as the form was filled can be put back; what was typed in it since cannot.
	const isTyped = () =>
		!isBlank(item) &&
		!findOriginalItems(data, original, listPath).some((other) => isSame(other, item));
	return (
		<SortableRow
			layout={isSection ? "section" : "fields"}
			list={formatFieldPath(listPath)}
			title={title}
			index={index}
			count={totalItems}
			isSortable={totalItems > 1 && (buttonsProps.hasMoveUp || buttonsProps.hasMoveDown)}
			onMove={(from, to) => changeItems(listPath, (items) => moveItem(items, from, to))}
			buttons={
				buttonsProps.hasRemove && (
					<IconButton
						label={`Remove ${title}`}
						onClick={() => (isTyped() ? setAsking(true) : remove())}
					>
						×
					</IconButton>
				)
			}
			confirmation={
				isAsking && (
					<Actions>
						<Confirmation
							question="Lose what you typed in it?"
							confirmLabel="Remove it"
							onConfirm={remove}
							onCancel={() => setAsking(false)}
						/>
					</Actions>
				)
			}
		>
			{isSection ? children : <div className={styles.body}>{children}</div>}
		</SortableRow>
	);
}
