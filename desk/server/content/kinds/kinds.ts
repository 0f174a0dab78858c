import { basename, dirname, extname } from "node:path";
import { readSchemaModules } from "../../../../app/site/schemaModules.server.ts";
import {
	type ContentKind,
	capitalise,
	getPlacement,
	type JsonSchema,
	listContentKinds,
	toJsonSchema,
} from "../../../../content-model/index.ts";
import { projectFolder } from "../../../../machine/files.ts";
import { getFixedPagePath } from "../../../../paths/index.ts";
import type { FieldValues } from "../../../shared/api/forms.ts";
import { Refusal } from "../../refusals/refusal.ts";
import { collections, getDeskKind } from "./deskKinds.ts";
import { getLabel } from "./labels.ts";

const schemaModules = await readSchemaModules();

/** Every kind of file that the content has. */
export const contentKinds = listContentKinds(projectFolder, schemaModules);

const schemas = new Map<ContentKind, JsonSchema>();

/** Gets the JSON Schema of the files of a kind, made once. */
export function getSchema(kind: ContentKind): JsonSchema {
	const schema = schemas.get(kind) ?? toJsonSchema(kind);
	schemas.set(kind, schema);
	return schema;
}

/** Gets the kind of a file. @throws Refusal for one that has no form, in the content or elsewhere */
export function getKind(path: string): ContentKind {
	const kind = findKind(path);
	if (!kind) {
		throw new Refusal("missing", `${path} has no form.`);
	}
	return kind;
}

function findKind(path: string): ContentKind | undefined {
	// A kind has one file, or all of a folder with one extension.
	const ofFolder = `${dirname(path)}/*${extname(path)}`;
	return contentKinds.find(({ files }) => files === path || files === ofFolder);
}

/** Finds a kind of content by its name. */
export function findKindByName(name: string): ContentKind | undefined {
	return contentKinds.find((kind) => kind.name === name);
}

/** Checks whether a kind is that of a page in `content/pages`. */
export function isPageKind({ name }: ContentKind): boolean {
	return name === "page" || name.startsWith("page-");
}

/** Checks whether the files of a kind hold a text below their fields. */
export function isMarkdown({ files }: ContentKind): boolean {
	return extname(files) === ".md";
}

/** Gets the name of a file without its extension. */
export function getSlug(path: string): string {
	return basename(path, extname(path));
}

/** Formats the title of a file that has none of its own. */
export function formatFileName(path: string): string {
	const title = getLabel(getSlug(path));
	const titleField = collections[findKind(path)?.name ?? ""]?.titleField.at(-1) ?? "title";
	// What has a name in place of a title, a person or a company, is written as one.
	return titleField === "title" ? title : title.split(" ").map(capitalise).join(" ");
}

/** Gets the label of a kind in headings. */
export function getKindLabel(kind: ContentKind): string {
	const { name, files } = kind;
	const singular = collections[name]?.singular;
	if (singular) {
		return capitalise(singular);
	}
	return isPageKind(kind) ? "Page" : (getDeskKind(name).title ?? formatFileName(files));
}

/** Gets the page that shows a file, if any. */
export function getPagePath(path: string, { name }: ContentKind): string | undefined {
	const slug = getSlug(path);
	const { page } = getDeskKind(name);
	if (page?.getPath) {
		return page.getPath(slug);
	}
	const isPage = dirname(path) === "content/pages" && !getPlacement(schemaModules, slug).isUnlisted;
	return isPage ? getFixedPagePath(slug) : undefined;
}

/** Gets the page that goes with a file: one that other files share stays without it. */
export function getOwnPagePath(path: string): string | undefined {
	const kind = getKind(path);
	return getDeskKind(kind.name).page?.isShared ? undefined : getPagePath(path, kind);
}

/** Checks whether a form shows a picture. @param path of the form's file */
export function isPictureInForm(picture: string, path: string, data: FieldValues): boolean {
	const { pictures } = getDeskKind(getKind(path).name);
	return pictures?.folder === dirname(picture) && pictures.isUsed(basename(picture), data);
}
