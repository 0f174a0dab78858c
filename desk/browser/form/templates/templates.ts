import type { FieldTemplateProps } from "@rjsf/utils";
import { ArrayFieldItemTemplate } from "./ArrayFieldItemTemplate.tsx";
import { ArrayFieldTemplate } from "./ArrayFieldTemplate.tsx";
import { ObjectFieldTemplate } from "./ObjectFieldTemplate.tsx";

/** What is around the controls of a form, by the names that the form library gives it. */
export const templates = {
	/** Nothing: a control renders its field itself. */
	FieldTemplate: ({ children }: FieldTemplateProps) => children,
	ObjectFieldTemplate,
	ArrayFieldTemplate,
	ArrayFieldItemTemplate,
};
