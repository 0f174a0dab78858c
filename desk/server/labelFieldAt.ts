import { isPair, isScalar, isSeq, parseDocument, visit } from "yaml";
import { splitFile } from "../form/formData.ts";
import { getLabels } from "../form/labels.ts";
import { findKind, getSchema } from "./kinds.ts";

/**
 * The label of the field that a place of a file is in, as its form has it.
 * @param offset from the start of the file.
 */
export function labelFieldAt(path: string, text: string, offset: number): string {
	const { yaml, body } = splitFile(text);
	const start = body === undefined ? 0 : text.indexOf(yaml);
	const yamlOffset = offset - start;
	if (yamlOffset > yaml.length) {
		return "Text";
	}
	let fieldPath: (string | number)[] = [];
	visit(parseDocument(yaml), {
		Scalar: (key, node, ancestors) => {
			const [from = 0, to = 0] = node.range ?? [];
			if (from <= yamlOffset && yamlOffset < to && key !== "key") {
				fieldPath = ancestors.flatMap((ancestor, index): (string | number)[] => {
					const child = ancestors[index + 1] ?? node;
					if (isPair(ancestor)) {
						return [String(isScalar(ancestor.key) ? ancestor.key.value : ancestor.key)];
					}
					return isSeq(ancestor) ? [ancestor.items.indexOf(child)] : [];
				});
				return visit.BREAK;
			}
		},
	});
	return getLabels(getSchema(findKind(path)), fieldPath).join(" › ");
}
