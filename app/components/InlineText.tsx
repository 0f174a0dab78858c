import type { Paragraph } from "../site/plainText.server.ts";
import { ContentLink } from "./Action.tsx";

/** The text of one paragraph, with its links. */
export function InlineText({ parts }: { parts: Paragraph }) {
	return parts.map(({ text, href }) =>
		href ? <ContentLink key={text} link={{ label: text, href, newTab: false }} /> : text,
	);
}
