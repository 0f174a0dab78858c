import { ArrayFieldItemTemplate } from "./ArrayFieldItemTemplate.tsx";
import { ArrayFieldTemplate } from "./ArrayFieldTemplate.tsx";
import { FieldTemplate } from "./FieldTemplate.tsx";
import { ObjectFieldTemplate } from "./ObjectFieldTemplate.tsx";

/** What is around the controls of a form, by the names that the form library gives it. */
export const templates = {
	FieldTemplate,
	ObjectFieldTemplate,
	ArrayFieldTemplate,
	ArrayFieldItemTemplate,
};
