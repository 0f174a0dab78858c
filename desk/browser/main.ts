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

type Collection = Form | { files: Form[] };

/** A form, of one file or of each file of a folder. */
interface Form {
	name: string;
	format: string;
	file?: string;
	folder?: string;
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
	const collections: readonly Collection[] = config.collections;
	const forms = collections.flatMap((entry) => ("files" in entry ? entry.files : entry));
	for (const { name, format, file, folder } of forms) {
		const kind = kinds.find((other) => other.format === format);
		const place = file ?? folder;
		if (kind && place) {
			CMS.registerPreviewTemplate(name, previewOf(kind, place));
		}
	}
}
await CMS.init({ config });
