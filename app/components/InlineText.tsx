import type { Paragraph } from "../site/plainText.server.ts";
import { ContentLink } from "./ContentLink.tsx";

/** The text of one paragraph, with its links. */
export function InlineText({ parts }: { parts: Paragraph }) {
	return parts.map(({ text, href }, index) =>
		href ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: two links of a paragraph may have the same words
			<ContentLink key={index} link={{ label: text, href }} />
		) : (
			text
		),
	);
}
