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

/** Formats the content reference, `docs/content.md`: every kind of file, every field with its requirement, and files to begin from. */
export function formatGuide(kinds: readonly ContentKind[]): string {
	return `${[introduction, drafts, pictures, wording, brand, ...kinds.map(formatChapter), drawings].join("\n\n")}\n`;
}

const introduction = `# Content reference

Written by \`npm run schemas\` from the schemas in \`content-model/schemas/\` and the files \`schema.ts\` in \`app/\`, by which every build checks the content. Change the schemas there and not here.

- A dot means “inside”: \`head.title\` is the line \`title:\` below \`head:\`. \`items[].text\` is the line \`text:\` of each entry of the list \`items\`.
- A field marked * must be there. \`npm run new -- article "Title"\` begins a file with every field explained; \`npm run new\` names the other kinds. Where there is no file to begin from, the one in the folder is the example.
- A line is text without a line break, and without spaces at its ends. Text with a colon or a quotation mark goes in quotation marks.
- \`{brand}\`, \`{approach}\`, \`{story}\` and \`{place}\` stand for what \`content/site.yaml\` says, \`{teamSize}\` and \`{assistants}\` for how many there are, prices and sessions (\`{sessions}\`, \`{platformFrom}\`) for what \`content/pricing.yaml\` says; with a capital (\`{Sessions}\`) such a number begins a sentence. Other words in braces, such as \`{count}\`, are filled in by the page that shows them.
- A link is written \`{ label: The words, to: /pricing }\`. Its \`to\` is a path of this site, an anchor such as \`#estimate\`, an https address, or \`destination:\` and a name from \`content/destinations.yaml\`.

Visual Studio Code completes fields and underlines mistakes in YAML files while you type, once it has the extension it suggests for this folder. Another editor with the YAML language server does the same if the first line of a file is \`# yaml-language-server: $schema=\` and the way to its schema in \`content/.schemas/\`. The fields at the top of Markdown files are checked by \`npm run build\` and \`npm run dev\`.`;

const pictures = `## Pictures in articles

Put the file into \`content/articles/pictures\` and write, on lines of their own, \`![What the picture shows](name.jpg "Its caption")\`. The caption may be left out. JPEG, PNG, WebP and AVIF at least 480 pixels wide are turned upright, freed of what the camera wrote (the place among it) and served in several widths; an SVG of shapes only is served as it is. A HEIC photograph is saved as JPEG first. Pictures of other sites are refused, since the security policy would not show them.`;

const wording = `## Words

\`npm run prose\` reads all words after you: no hype (the list is \`proofreading/banned.ts\`), ‘curly’ quotation marks and apostrophes, no passage of eight words that two articles share (titles and what a worksheet says apart), a standfirst that does not repeat the summary, and “illustration” in the caption of a figure with made-up data. \`npm run format\` curls straight quotation marks. \`npm run spelling\` knows Australian English; it takes the names of people, of testimonials’ companies and of the brand from their fields, and any other name it does not know goes into \`.cspell/project-words.txt\`, alphabetically. Neither stops a build: they are steps of \`npm test\`. Where \`npm test\` says that a page has outgrown its bytes, shorten it or raise its limit in \`budgets.json\`.

While \`content/site.yaml\` says \`sample: true\`, \`npm test\` also holds the sample to the words, prices and people it was ordered with. Write \`sample: false\` there when you begin with content of your own.`;

const drafts = `## Drafts and dates

An article with \`draft: true\`, or with a \`date\` that is still to come in Melbourne, shows in \`npm run dev\` alone, with “(draft)” or “(scheduled)” beside its category. No build holds it: no page, list, feed, card, search or Markdown. A public page or article may not link to it, and it cannot be the featured one; in the lists of \`content/pages/blog.yaml\` it waits for its day.

It goes live with the next build after its day has begun. [Running the site](operations.md#publish-each-night) says how a host publishes each night by itself.`;

const brand = `## Another brand

Name, tagline, the program's name and story, city, contact details and colours are in \`content/site.yaml\`, outside addresses in \`content/destinations.yaml\`. Everything else follows. \`npm run launch\` names each place where the sample's words, pictures or addresses are left.

- **Colours.** Eight are chosen, as \`#rrggbb\` or \`oklch(lightness chroma hue)\`. Those of text, lines, bands, themes, the dark scheme, icons and social cards are made from them: they turn their hue with the colour they follow and stay as light as they were. What could no longer be read is refused, with the two colours and their contrast. The sample screenshots in \`content/product/\` keep the old colours: replace them with your own.
- **The logo.** \`content/brand/logo.svg\` is one \`<path>\` in a \`viewBox\`, without groups, transform or style. The pages, the icons and the social cards draw it in the brand's colours. \`content/brand/logo-16.svg\` is the same for icons of 16 pixels, drawn on whole pixels; without it they use the large one.
- **Fonts.** \`app/fonts/fonts.ts\` names two variable fonts, \`sans\` and \`serif\`, each from a Fontsource package. Install another package (\`npm install --save-dev @fontsource-variable/inter\`), put its file there and run \`npm run fonts\`. The fallbacks in \`app/styles/fonts.css\` keep the layout still until the font has arrived: take their figures from \`createFontStack\` of \`@capsizecss/core\`.`;

const drawings = `## Drawings

Each place takes those of its size, in cells across and down.

| Cells | Drawings |
| --- | --- |
${pictogramSizes.map(formatDrawings).join("\n")}`;

function formatDrawings(size: PictogramSize): string {
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

/** A row of the guide. */
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
