import { type ContentFile, readTexts } from "../content-model/index.ts";

/** The fields that hold the name of a person or an organisation, by the beginning of their files' paths. */
const nameFields: Readonly<Record<string, readonly string[]>> = {
	"content/site.yaml": ["brand"],
	"content/team/": ["name"],
	"content/testimonials/": ["name", "company"],
};

/**
 * Lists the words of the names of people and organisations, as their fields have them: the spelling check takes them for
 * right wherever they are.
 */
export function listNameWords(files: readonly ContentFile[]): string[] {
	return files.flatMap((source) => {
		const fields = Object.entries(nameFields).find(([start]) => source.file.startsWith(start))?.[1];
		return fields
			? readTexts(source)
					.filter(({ field }) => fields.includes(field))
					.flatMap(({ value }) => value.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [])
					.map((word) => word.replace(/['’]s?$/, ""))
			: [];
	});
}
