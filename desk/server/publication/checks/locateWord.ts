import { isPair, isScalar, isSeq, parseDocument, visit } from "yaml";
import type { UnknownWord } from "../../../shared/api/review.ts";
import { bodyField } from "../../../shared/fieldNames.ts";
import { formatFieldPath } from "../../../shared/form/fieldPath.ts";
import { splitYaml } from "../../content/yaml/splitYaml.ts";
import { locateField } from "../../form/locateField.ts";

/** Finds a word in the form of its file. @param offset of the word from the start of the text */
export function locateWord(
	root: string,
	file: string,
	text: string,
	offset: number,
): Pick<UnknownWord, "fieldPath" | "place" | "line"> {
	const { yaml, body } = splitYaml(text);
	const start = body === undefined ? 0 : text.indexOf(yaml);
	const yamlOffset = offset - start;
	if (body !== undefined && yamlOffset > yaml.length) {
		const before = text.slice(text.length - body.length, offset);
		return {
			...locateField(root, file, bodyField),
			line: before.trimStart().split("\n").length,
		};
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
	return locateField(root, file, formatFieldPath(fieldPath));
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
