import type { ArrayFieldItemTemplateProps } from "@rjsf/utils";
import { getValue } from "../../../../content-model/browser.ts";
import type { FieldPath } from "../../../shared/api/forms.ts";
import { getItemTitle } from "../../../shared/items.ts";
import { IconButton } from "../../components/IconButton.tsx";
import { SortableRow } from "../../components/SortableRow.tsx";
import { useTypedForm } from "../formContext.ts";
import { getField } from "../libraryForm.ts";
import styles from "./ArrayFieldItemTemplate.module.css";
import { isGroup } from "./isGroup.ts";

/** One item of a list, with its handle and its buttons. */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
	const { children, buttonsProps, index, totalItems, uiSchema } = props;
	const { data, move, recordItemRemoval } = useTypedForm();
	const list = buttonsProps.fieldPathId.path.slice(0, -1) as FieldPath;
	const title = getItemTitle(getValue(data, [...list, index]), index);
	const isSection = isGroup(getField(uiSchema));
	return (
		<SortableRow
			layout={isSection ? "section" : "fields"}
			list={list.join("-")}
			title={title}
			index={index}
			count={totalItems}
			isSortable={totalItems > 1 && (buttonsProps.hasMoveUp || buttonsProps.hasMoveDown)}
			onMove={(from, to) => move(list, from, to)}
			buttons={
				buttonsProps.hasRemove && (
					<IconButton
						label={`Remove ${title}`}
						onClick={() => {
							recordItemRemoval(list, index);
							buttonsProps.onRemoveItem();
						}}
					>
						×
					</IconButton>
				)
			}
		>
			{isSection ? children : <div className={styles.body}>{children}</div>}
		</SortableRow>
	);
}
