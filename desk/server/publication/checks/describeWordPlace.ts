import { isPair, isScalar, isSeq, parseDocument, visit } from "yaml";
import { bodyField } from "../../../shared/fieldNames.ts";
import { splitYaml } from "../../content/yaml/splitYaml.ts";
import { describeFieldPlace } from "../../form/describeFieldPlace.ts";

/** Describes the place of a word in the form of its file. @param offset of the word from the start of the text */
export function describeWordPlace(
	root: string,
	file: string,
	text: string,
	offset: number,
): string {
	const { yaml, body } = splitYaml(text);
	const start = body === undefined ? 0 : text.indexOf(yaml);
	const yamlOffset = offset - start;
	if (yamlOffset > yaml.length) {
		return describeFieldPlace(root, file, bodyField);
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
	return describeFieldPlace(root, file, fieldPath.join("."));
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
