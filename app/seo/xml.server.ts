import { toXml } from "xast-util-to-xml";
import { type Result, x } from "xastscript";

/** Formats an XML file with its declaration, in UTF-8. Element content is escaped. */
export function formatXml(element: Result): string {
	const declaration = `version="1.0" encoding="utf-8"`;
	const file = x(null, { type: "instruction", name: "xml", value: declaration }, element);
	// The end of a CDATA section is forbidden in any text (XML 1.0, 2.4), and toXml does not escape it.
	return `${toXml(file, { closeEmptyElements: true }).replaceAll("]]>", "]]&gt;")}\n`;
}
