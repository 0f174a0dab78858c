import CMS from "@sveltia/cms";
import { fileOf, formOf } from "../form/formData.ts";
import type { FormKind } from "../form/formKind.ts";
import { endPreview, previewOf } from "./preview.ts";

type Config = NonNullable<NonNullable<Parameters<typeof CMS.init>[0]>["config"]>;

/** What the server, or the build of the hosted desk, has made from the schemas. */
interface DeskConfig {
	config: Config & { backend: { api_root?: string }; collections: Collection[] };
	kinds: FormKind[];
}

interface Collection {
	name: string;
	folder?: string;
	files?: { name: string; file: string; format: string }[];
}

const response = await fetch("/config.json");
const { config, kinds }: DeskConfig = await response.json();

for (const { format, extension, schema } of kinds) {
	CMS.registerCustomFormat(format, extension, {
		fromFile: (text) => formOf(schema, text),
		toFile: (form) => fileOf(schema, form, extension === "md"),
	});
}
// The local server alone has a preview and publishes; elsewhere saving is publishing.
if (!config.backend.api_root?.startsWith(location.origin)) {
	document.querySelector(".publish")?.remove();
} else {
	CMS.registerEventListener({ name: "postSave", handler: endPreview });
	for (const { name, folder, files } of config.collections) {
		const kind = kinds.find((other) => other.name === name);
		if (kind && folder) {
			CMS.registerPreviewTemplate(name, previewOf(kind, folder));
		}
		for (const file of files ?? []) {
			const own = kinds.find((other) => other.format === file.format);
			if (own) {
				CMS.registerPreviewTemplate(file.name, previewOf(own, file.file));
			}
		}
	}
}
await CMS.init({ config });
