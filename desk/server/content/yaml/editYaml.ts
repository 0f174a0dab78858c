import { isDeepStrictEqual } from "node:util";
import {
	type Document,
	isCollection,
	isMap,
	isNode,
	isPair,
	isScalar,
	isSeq,
	type Node,
	type Pair,
	parseDocument,
	visit,
	type YAMLMap,
	type YAMLSeq,
} from "yaml";
import { isRecord } from "../../../../content-model/index.ts";
import { identifyItems } from "../../../shared/items.ts";
import { Refusal } from "../../refusals/refusal.ts";

/** The style of content files: every paragraph on one line. */
export const yamlStyle = { lineWidth: 0, flowCollectionPadding: true } as const;

/**
 * Edits a YAML file to hold another value. Unchanged values keep their order, comments and quotation marks.
 * Paragraphs that were wrapped by hand are put on one line, and what refers to another value gets its own.
 * @param text of the file, a map.
 * @param newValue of the file.
 * @throws Refusal if the file could not be edited without losing its comments.
 */
export function editYaml(text: string, newValue: Record<string, unknown>): string {
	// Plain objects, to be comparable with those that the YAML library returns.
	const value = structuredClone(newValue);
	const document = parseDocument(text, { keepSourceTokens: true });
	if (isDeepStrictEqual(document.toJS(), value)) {
		return text;
	}
	resolveAliases(document);
	document.contents = updateNode(document, document.contents, value) as YAMLMap.Parsed;
	const newText = document.toString(yamlStyle);
	const written = parseDocument(newText);
	const hasAll =
		isDeepStrictEqual(written.toJS(), value) &&
		isDeepStrictEqual(listComments(written), listComments(document));
	if (!hasAll) {
		throw new Refusal(
			"invalid",
			"This file is written in a way that the desk cannot change without losing its comments. Nothing was saved. Change it by hand.",
		);
	}
	return newText;
}

/** Lists the lines of all comments in a document, in the order of the alphabet. */
function listComments(document: Document): string[] {
	const comments: (string | null | undefined)[] = [document.commentBefore, document.comment];
	visit(document, {
		Node: (_key, { comment, commentBefore }) => {
			comments.push(commentBefore, comment);
		},
	});
	const lines = comments.flatMap((comment) => comment?.split("\n") ?? []);
	return lines.filter((line) => line.trim() !== "").sort();
}

/** Puts a copy of a value in place of each reference to it. */
function resolveAliases(document: Document): void {
	visit(document, {
		Alias: (_key, alias) => alias.resolve(document)?.clone() as Node | undefined,
	});
	visit(document, {
		Node: (_key, node) => {
			if ("anchor" in node) {
				delete node.anchor;
			}
		},
	});
}

/** Updates a node to a value: changes it as little as possible, or creates a new one. */
function updateNode(document: Document, node: Node | null, value: unknown): Node {
	if (node && isDeepStrictEqual(node.toJS(document), value)) {
		return node;
	}
	// An empty collection is written as `[]` or `{}`, and a node that was so would keep that style.
	const isFilled = isCollection(node) && node.items.length > 0;
	if (isFilled && isMap(node) && isRecord(value)) {
		return updateMap(document, node as YAMLMap<Node, Node | null>, value);
	}
	if (isFilled && isSeq(node) && Array.isArray(value)) {
		return updateSeq(document, node as YAMLSeq<Node>, value);
	}
	if (isScalar(node) && (typeof value !== "object" || value === null)) {
		node.value = value;
		node.source = undefined;
		// Spaces alone would be lost in a block scalar.
		if (typeof value === "string" && value.trim() === "") {
			node.type = undefined;
		}
		return node;
	}
	const newNode = document.createNode(value) as Node;
	newNode.comment = node?.comment;
	newNode.commentBefore = node?.commentBefore;
	newNode.spaceBefore = node?.spaceBefore;
	return newNode;
}

function updateMap(
	document: Document,
	map: YAMLMap<Node, Node | null>,
	value: Record<string, unknown>,
): YAMLMap {
	const getName = ({ key }: Pair<Node, Node | null>) => String(key.toJS(document));
	map.items = map.items.filter((item) => getName(item) in value);
	// A new key follows the one before it.
	let nextIndex = map.items.length;
	for (const [key, inner] of Object.entries(value)) {
		const index = map.items.findIndex((item) => getName(item) === key);
		const pair = map.items[index];
		if (pair) {
			pair.value = updateValue(document, pair, inner);
			nextIndex = index + 1;
		} else {
			map.items.splice(nextIndex, 0, document.createPair(key, inner) as Pair<Node, Node>);
			nextIndex += 1;
		}
	}
	return map;
}

/**
 * Updates the value of a field. The YAML library takes a comment above the first row of a list, or field of a map, for
 * one on all of them; here it goes with that row, but for what a blank line separates from it, or stands beside the
 * name of the field.
 */
function updateValue(document: Document, pair: Pair<Node, Node | null>, value: unknown): Node {
	const { value: node } = pair;
	const first = getFirst(node);
	const isOnAll = isBesideName(pair) || node?.commentBefore?.endsWith("\n");
	if (!first || !node?.commentBefore || isOnAll) {
		return updateNode(document, node, value);
	}
	const comments = node.commentBefore.split("\n\n");
	first.commentBefore = [comments.pop(), first.commentBefore].filter(Boolean).join("\n");
	node.commentBefore = comments.map((comment) => `${comment}\n`).join("\n");
	return updateNode(document, node, value);
}

/** Checks whether the comment on a value stands beside the name of its field. */
function isBesideName({ srcToken }: Pair<Node, Node | null>): boolean {
	const types = srcToken?.sep?.map(({ type }) => type) ?? [];
	return types.includes("comment") && types.indexOf("comment") < types.indexOf("newline");
}

/** Gets the first row of a list, or the first key of a map, each on lines of its own. */
function getFirst(node: Node | null): Node | undefined {
	const first = isCollection(node) && !node.flow ? node.items[0] : undefined;
	const row = isPair(first) ? first.key : first;
	return isNode(row) ? row : undefined;
}

/**
 * Updates a list. Items that stayed or moved keep their nodes, also where only their words changed. A new item takes the
 * node of a removed one if that has no comments: these go with their own item.
 */
function updateSeq(document: Document, seq: YAMLSeq<Node>, values: readonly unknown[]): YAMLSeq {
	const oldValues = seq.items.map((item): unknown => item.toJS(document));
	const oldNames = identifyItems(oldValues);
	const names = identifyItems(values);
	const rest = new Set(seq.items.keys());
	const isGone = (old: number) =>
		!names.includes(oldNames[old] ?? "") &&
		!values.some((value) => isDeepStrictEqual(oldValues[old], value));
	seq.items = values.map((value, index) => {
		const left = [...rest];
		const old =
			left.find((other) => isDeepStrictEqual(oldValues[other], value)) ??
			left.find((other) => oldNames[other] === names[index]) ??
			left.find(
				(other) => other === index && isGone(other) && isLikelySame(oldValues[other], value),
			) ??
			left.find((other) => isGone(other) && !hasComment(seq.items[other]));
		if (old === undefined) {
			return updateNode(document, null, value);
		}
		rest.delete(old);
		return updateNode(document, seq.items[old] ?? null, value);
	});
	return seq;
}

/** Checks whether an item in the place of another may be the same, with other words. */
function isLikelySame(old: unknown, value: unknown): boolean {
	return isRecord(old) && isRecord(value)
		? old.id === value.id &&
				old.key === value.key &&
				Object.entries(value).some(([name, inner]) => isDeepStrictEqual(old[name], inner))
		: isRecord(old) === isRecord(value);
}

/** Checks whether somebody has commented on a node, or on something within it. */
function hasComment(node: Node | undefined): boolean {
	let isCommented = false;
	visit(node ?? null, {
		Node: (_key, { comment, commentBefore }) => {
			isCommented ||= Boolean(comment ?? commentBefore);
		},
	});
	return isCommented;
}
