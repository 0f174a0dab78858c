import { isPair, isScalar, isSeq, parseDocument, visit } from "yaml";
import type { FindingPlace } from "../../../shared/api/review.ts";
import { bodyField } from "../../../shared/fieldNames.ts";
import { formatFieldPath } from "../../../shared/form/fieldPath.ts";
import { splitYaml } from "../../content/yaml/splitYaml.ts";
import { locateField } from "../../form/locateField.ts";

type FieldPlace = Pick<FindingPlace, "fieldPath" | "place" | "line">;

/** Finds a line in the form of its file. @param field that the line is in, as `ContentValue` names it */
export function locateLine(
	root: string,
	file: string,
	text: string,
	field: string,
	line: number,
): FieldPlace {
	const offset = text.split("\n", line - 1).join("\n").length + 1;
	return locateInBody(root, file, text, offset) ?? locateField(root, file, field);
}

/** Finds a word in the form of its file. @param offset of the word from the start of the text */
export function locateWord(root: string, file: string, text: string, offset: number): FieldPlace {
	const inBody = locateInBody(root, file, text, offset);
	if (inBody) {
		return inBody;
	}
	const { yaml, body } = splitYaml(text);
	const yamlOffset = offset - (body === undefined ? 0 : text.indexOf(yaml));
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

/** Finds a place below a front matter; undefined if it is in YAML. */
function locateInBody(
	root: string,
	file: string,
	text: string,
	offset: number,
): FieldPlace | undefined {
	const { body } = splitYaml(text);
	const bodyOffset = text.length - (body?.length ?? 0);
	if (body === undefined || offset < bodyOffset) {
		return undefined;
	}
	const before = text.slice(bodyOffset, offset);
	return { ...locateField(root, file, bodyField), line: before.trimStart().split("\n").length };
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
