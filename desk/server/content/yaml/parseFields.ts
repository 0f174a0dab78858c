import { parse } from "yaml";
import { isRecord } from "../../../../content-model/index.ts";
import type { FieldValues } from "../../../shared/api/forms.ts";
import { splitYaml } from "./splitYaml.ts";

/** Parses the fields of a file; none where it cannot be read. @param text of the file */
export function parseFields(text: string): FieldValues {
	try {
		const value: unknown = parse(splitYaml(text).yaml);
		return isRecord(value) ? value : {};
	} catch {
		return {};
	}
}
