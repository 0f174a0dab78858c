import type { ContentKind } from "../../content-model/index.ts";
import { getSchemaPath, toJsonSchema } from "../../content-model/index.ts";
import { formatContentReference } from "./contentReference.ts";

/**
 * Creates everything that is written from the schemas of the content: one JSON Schema per kind, the settings that
 * tell Visual Studio Code which file follows which, and the content reference.
 * @param contentKinds every kind of file.
 * @returns texts by their paths from the project's folder.
 */
export function createDescriptions(contentKinds: readonly ContentKind[]): Map<string, string> {
	const yaml = contentKinds.filter(({ files }) => files.endsWith(".yaml"));
	return new Map([
		...contentKinds.map((kind): [string, string] => [
			getSchemaPath(kind),
			formatJson(toJsonSchema(kind)),
		]),
		[
			".vscode/settings.json",
			formatJson({
				"yaml.schemas": Object.fromEntries(
					yaml.map((kind) => [`./${getSchemaPath(kind)}`, kind.files]),
				),
			}),
		],
		[".vscode/extensions.json", formatJson({ recommendations: ["redhat.vscode-yaml"] })],
		["docs/content.md", formatContentReference(contentKinds)],
	]);
}

function formatJson(value: unknown): string {
	return `${JSON.stringify(value, null, "\t")}\n`;
}
