import { isPair, isScalar, isSeq, parseDocument, visit } from "yaml";
import { findKind, getSchema } from "../../content/kinds/kinds.ts";
import { describeLocation } from "../../content/kinds/labels.ts";
import { parseFields } from "../../content/yaml/parseFields.ts";
import { splitYaml } from "../../content/yaml/splitYaml.ts";

/**
 * Gets the label of the field that a position in a file is in, as its form has it.
 * @param offset from the start of the file.
 */
export function labelFieldAt(path: string, text: string, offset: number): string {
	const { yaml, body } = splitYaml(text);
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
				fieldPath = toFieldPath([...ancestors, node]);
				return visit.BREAK;
			}
		},
	});
	return describeLocation(getSchema(findKind(path)), fieldPath, parseFields(text));
}

/** Lists the names and indexes that lead to the last of some nodes, each of which holds the next. */
function toFieldPath(nodes: readonly unknown[]): (string | number)[] {
	return nodes.flatMap((node, index): (string | number)[] => {
		if (isPair(node)) {
			return [String(isScalar(node.key) ? node.key.value : node.key)];
		}
		return isSeq(node) ? [node.items.indexOf(nodes[index + 1])] : [];
	});
}
