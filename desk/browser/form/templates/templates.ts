import type { FieldTemplateProps } from "@rjsf/utils";
import { GroupTemplate } from "./GroupTemplate.tsx";
import { ListItem } from "./ListItem.tsx";
import { ListTemplate } from "./ListTemplate.tsx";

/** What is around the controls of a form, by the names that the form library gives it. */
export const templates = {
	/** Nothing: a control renders its field itself. */
	FieldTemplate: ({ children }: FieldTemplateProps) => children,
	ObjectFieldTemplate: GroupTemplate,
	ArrayFieldTemplate: ListTemplate,
	ArrayFieldItemTemplate: ListItem,
};
