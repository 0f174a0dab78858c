import { getValue, parseFacts } from "../../content-model/index.ts";
import { listContent } from "./contentFiles.ts";
import { readFields } from "./fields.ts";

/** The placeholders that texts may hold in braces, with their values; none while their files have issues. */
export function readFacts(root: string): Record<string, string> {
	return parseFacts({
		settings: readFields(root, "content/site.yaml"),
		pricing: readFields(root, "content/pricing.yaml"),
		assistants: getValue(readFields(root, "content/pages/platform.yaml"), ["assistants", "items"]),
		people: listContent(root).filter((path) => /^content\/team\/.*\.yaml$/.test(path)).length,
	});
}
