import { basename, dirname, extname } from "node:path";
import { parse } from "yaml";
import { articlePath, authorPath, benefitPath, fixedPath } from "../app/content/paths.ts";
import { teamAuthor } from "../app/content/schemas/collections.ts";
import { jsonSchemaOf } from "../scripts/content/jsonSchema.ts";
import { type ContentKind, contentKinds } from "../scripts/content/kinds.ts";
import { capital } from "./form/capital.ts";
import { type Choices, type Field, fieldsOf } from "./form/fields.ts";
import { bodyField, sourceField } from "./form/formData.ts";
import type { FormKind } from "./form/formKind.ts";
import { listContent, readContent } from "./server/contentFiles.ts";

/** Collections of files, in the order of the menu: kind, heading, singular, field that names a new file. */
const folders = [
	["article", "Articles", "Article", "title"],
	["event", "Events", "Event", "title"],
	["person", "Team", "Person", "name"],
	["testimonial", "Testimonials", "Testimonial", "company"],
	["benefit", "Benefits", "Benefit", "title"],
] as const;

/** Where the pictures of a kind lie: beside its files, or in a folder of the project. */
const pictureFolders: Readonly<Record<string, string>> = {
	article: "/content/articles/pictures",
	person: "",
};

/** Files that stand alone, by the heading they are found under. */
const groups: Readonly<Record<string, readonly string[]>> = {
	Prices: ["pricing"],
	"Site settings": ["site", "destinations", "redirects"],
	Agreement: ["agreement"],
};

/** Where the page of a file is, by its kind; `{slug}` stands for the name of the file. */
function pagesOf(files: readonly string[]): Readonly<Record<string, string>> {
	const [benefit = ""] = namesIn("content/benefits/", files);
	return {
		article: articlePath("{slug}"),
		event: fixedPath("events"),
		person: authorPath("{slug}"),
		benefit: benefitPath("{slug}"),
		pricing: fixedPath("pricing"),
		agreement: fixedPath("partner-referral-agreement"),
		"page-home": fixedPath("home"),
		"page-benefit": benefitPath(benefit),
		"page-not-found": "/404",
		"page-error": "/500",
	};
}

/**
 * All that the editor's page is told: the configuration of the editor, from the schemas of the content,
 * and what its forms are made from.
 * @param root folder that holds `content/`.
 * @param backend where the editor reads and saves.
 */
export function deskConfig(root: string, backend: Readonly<Record<string, unknown>>) {
	const files = listContent(root);
	const choices = choicesOf(root, files);
	const pages = pagesOf(files);
	const kindOf = (name: string) => {
		const kind = contentKinds.find((other) => other.name === name);
		if (!kind) {
			throw new Error(`There is no kind of content named ${name}.`);
		}
		return kind;
	};
	const fileOf = (kind: ContentKind, file: string, label: string) => ({
		name: kind.name === "page" ? `page-${basename(file, ".yaml")}` : kind.name,
		label,
		file,
		format: formatOf(kind),
		fields: formFields(kind, choices),
	});
	const plainPages = files.filter(
		(file) =>
			file.startsWith("content/pages/") && !contentKinds.some(({ files: own }) => own === file),
	);
	const ownPages = contentKinds.filter(({ name }) => name.startsWith("page-"));
	return {
		config: {
			load_config_file: false,
			backend,
			app_title: "Desk",
			media_folder: "content/product",
			public_folder: "/content/product",
			output: { omit_empty_optional_fields: false },
			slug: { encoding: "ascii", clean_accents: true, maxlength: 60 },
			collections: [
				...folders.map(([name, label, label_singular, identifier_field]) => {
					const kind = kindOf(name);
					return {
						name,
						label,
						label_singular,
						description: kind.about,
						identifier_field,
						folder: dirname(kind.files),
						extension: extensionOf(kind),
						format: formatOf(kind),
						create: true,
						slug: `{{${identifier_field}}}`,
						summary: `{{${identifier_field}}}`,
						...(name in pictureFolders && {
							media_folder: pictureFolders[name],
							public_folder: "",
						}),
						fields: formFields(kind, choices),
					};
				}),
				...Object.entries(groups).map(([label, names]) => ({
					name: label.toLowerCase().replaceAll(" ", "-"),
					label,
					files: names.map((name) => fileOf(kindOf(name), kindOf(name).files, headingOf(name))),
				})),
				{
					name: "pages",
					label: "Page copy",
					files: [
						...ownPages.map((kind) =>
							fileOf(kind, kind.files, headingOf(kind.name.replace("page-", ""))),
						),
						...plainPages.map((file) =>
							fileOf(kindOf("page"), file, headingOf(basename(file, ".yaml"))),
						),
					],
				},
			],
		},
		kinds: contentKinds.map(
			(kind): FormKind => ({
				name: kind.name,
				format: formatOf(kind),
				extension: extensionOf(kind),
				page: pages[kind.name] ?? fixedPath(isPage(kind) ? "{slug}" : "home"),
				schema: jsonSchemaOf(kind),
			}),
		),
	};
}

function formFields(kind: ContentKind, choices: Choices): Field[] {
	const body = {
		name: bodyField,
		label: "Text",
		widget: "markdown",
		modes: ["raw"],
		hint: "In Markdown.",
	};
	return [
		...fieldsOf(jsonSchemaOf(kind), choices),
		...(extensionOf(kind) === "md" ? [body] : []),
		{ name: sourceField, label: "File", widget: "hidden" },
	];
}

function formatOf(kind: ContentKind): string {
	return extensionOf(kind) === "md" ? `${kind.name}-frontmatter` : kind.name;
}

function extensionOf({ files }: ContentKind): string {
	return extname(files).slice(1);
}

function isPage({ files }: ContentKind): boolean {
	return dirname(files) === "content/pages";
}

function headingOf(name: string): string {
	return capital(name.replaceAll("-", " "));
}

/** What the files of a folder are called, without their endings. */
function namesIn(folder: string, files: readonly string[]): string[] {
	return files
		.filter((file) => file.startsWith(folder) && /\.(?:md|yaml)$/.test(file))
		.map((file) => basename(file, extname(file)));
}

/** What stands in other files and may be chosen. */
function choicesOf(root: string, files: readonly string[]): Choices {
	const read = (file: string) => parse(readContent(root, file)?.toString() ?? "") ?? {};
	const plans: { id: string }[] = read("content/pricing.yaml").plans ?? [];
	return {
		options: {
			author: [teamAuthor, ...namesIn("content/team/", files)],
			category: Object.keys(read("content/pages/blog.yaml").categories ?? {}),
			article: namesIn("content/articles/", files),
		},
		names: { prices: plans.map(({ id }) => id) },
	};
}
