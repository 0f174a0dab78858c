import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentKind } from "../../content-model/index.ts";
import {
	formatRequirement,
	getDescription,
	isLink,
	isSchema,
	type JsonSchema,
	toJsonSchema,
} from "../../content-model/index.ts";
import { listPictograms, type PictogramSize, pictogramSizes } from "../../grid/index.ts";
import { projectFolder } from "../../machine/files.ts";

const heading = `# Content reference

Written by \`npm run schemas\` from the schemas in \`content-model/schemas/\` and the files \`schema.ts\` in \`app/\`, by which every build checks the content. Change the schemas there, and what is said before the first kind of file in \`docs/content-introduction.md\`; not here.`;

/** What counts for every file, which follows the heading. */
const introductionFile = join(projectFolder, "docs/content-introduction.md");

/**
 * Formats the content reference, `docs/content.md`: what counts for every file, each kind of file with its fields and a
 * file to begin from, and the pictograms.
 */
export function formatContentReference(kinds: readonly ContentKind[]): string {
	const introduction = readFileSync(introductionFile, "utf8").trimEnd();
	return `${[heading, introduction, ...kinds.map(formatChapter), pictograms].join("\n\n")}\n`;
}

const pictograms = `## Pictograms

Each place takes those of its size, in cells across and down.

| Cells | Pictograms |
| --- | --- |
${pictogramSizes.map(formatPictograms).join("\n")}`;

function formatPictograms(size: PictogramSize): string {
	const names = listPictograms(size).map((name) => `\`${name}\``);
	return `| ${size.replace("x", " by ")} | ${names.join(", ")} |`;
}

function formatChapter(kind: ContentKind): string {
	const rows = listFields(toJsonSchema(kind), "").map(
		({ field, isRequired, requirement, about }) => {
			const cells = [`\`${field}\`${isRequired ? " *" : ""}`, requirement, about];
			return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
		},
	);
	const table = ["| Field | Accepts | What it is |", "| --- | --- | --- |", ...rows];
	const parts = [`## ${kind.files}`, kind.about, table.join("\n")];
	if (kind.example) {
		const language = kind.files.endsWith(".md") ? "markdown" : "yaml";
		parts.push("A file to begin from:", `\`\`\`${language}\n${kind.example}\`\`\``);
	}
	return parts.join("\n\n");
}

/** A row of the content reference. */
interface Field {
	/** Its name with those of the fields around it, such as `head.title`. */
	field: string;
	/** Whether it must be there whenever what is around it is there. */
	isRequired: boolean;
	requirement: string;
	about: string;
}

/** Lists the fields of a schema in their order; those inside an object or a list follow it. */
function listFields(schema: JsonSchema, within: string): Field[] {
	return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
		if (!isSchema(inner)) {
			return [];
		}
		const field = within ? `${within}.${name}` : name;
		const isRequired = schema.required?.includes(name) === true;
		const row = {
			field,
			isRequired,
			requirement: formatRequirement(inner),
			about: getDescription(inner),
		};
		const inside = listNestedFields(inner, field);
		// A group that must be there and says nothing of itself is told by its fields.
		return isRequired && inner.properties && !row.about && inside.length > 0
			? inside
			: [row, ...inside];
	});
}

function listNestedFields(schema: JsonSchema, field: string): Field[] {
	if (isLink(schema)) {
		return [];
	}
	const { items, additionalProperties: valueSchema } = schema;
	// If each entry of a list has a schema of its own, its index is its name.
	const entrySchemas = Array.isArray(items) ? items : [];
	return [
		...listFields(schema, field),
		...(isSchema(items) ? listNestedFields(items, `${field}[]`) : []),
		...entrySchemas.flatMap((entrySchema, index) =>
			isSchema(entrySchema) ? listNestedFields(entrySchema, `${field}[${index + 1}]`) : [],
		),
		...(isSchema(valueSchema) ? listNestedFields(valueSchema, `${field}.(name)`) : []),
	];
}
