import { getValue, parseFacts } from "../../../content-model/index.ts";
import { readFields } from "./fields.ts";
import { listFilesOfKind } from "./titles.ts";

/** Reads the placeholders that texts may hold in braces, with their values; none while their files have issues. */
export function readFacts(root: string): Record<string, string> {
	return parseFacts({
		settings: readFields(root, "content/site.yaml"),
		pricing: readFields(root, "content/pricing.yaml"),
		assistants: getValue(readFields(root, "content/pages/platform.yaml"), ["assistants", "items"]),
		people: listFilesOfKind(root, "person").length,
	});
}
