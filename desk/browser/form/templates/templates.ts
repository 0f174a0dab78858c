import type { FieldTemplateProps } from "@rjsf/utils";
import { GroupField } from "./GroupField.tsx";
import { ListField } from "./ListField.tsx";
import { ListItem } from "./ListItem.tsx";

/** What is around the controls of a form, by the names that the form library gives it. */
export const templates = {
	/** Nothing: a control renders its field itself. */
	FieldTemplate: ({ children }: FieldTemplateProps) => children,
	ObjectFieldTemplate: GroupField,
	ArrayFieldTemplate: ListField,
	ArrayFieldItemTemplate: ListItem,
};
