import type { JsonSchema } from "../../../../content-model/index.ts";
import { getInnerSchema } from "../../content/kinds/jsonSchema.ts";
import { getLabel } from "../../content/kinds/labels.ts";
import type { OptionLists } from "../../content/values/optionLists.ts";

/** A field of a file, as its changes are described. */
export interface DescribedField {
	/** The schema of the field; undefined if the file has no field of this name. */
	schema: JsonSchema | undefined;
	/** The labels on the way to the field, the outermost first. */
	labels: readonly string[];
	plans: ReadonlyMap<string, string>;
	optionLists: OptionLists | undefined;
}

/** Gets the field of a name in a group, or of a plan's price: `Platform, price of Medium`. */
export function getInnerField(
	{ schema, labels, plans, optionLists }: DescribedField,
	name: string,
): DescribedField {
	const inner = getInnerSchema(schema, name);
	const label = getInnerLabel({ schema, plans }, name);
	const isPrice = schema?.formItemNames === "plan" && inner?.isMoney;
	return {
		schema: inner,
		labels: isPrice ? [`${labels.at(-2)}, price of ${label}`] : [...labels, label],
		plans,
		optionLists,
	};
}

/** Gets the label of a name in a group: a plan by its own name. */
export function getInnerLabel(
	{ schema, plans }: Pick<DescribedField, "schema" | "plans">,
	name: string,
): string {
	if (schema?.properties?.[name]) {
		return getLabel(name, getInnerSchema(schema, name));
	}
	if (schema?.isKeyFileName) {
		return getLabel(name);
	}
	return (schema?.formItemNames === "plan" && plans.get(name)) || name;
}
