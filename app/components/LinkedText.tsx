import type { Paragraph } from "../content/plainText.server.ts";
import { ContentLink } from "./Action.tsx";

interface LinkedTextProps {
	paragraphs: Paragraph[];
}

/** Paragraphs with links in them. */
export function LinkedText({ paragraphs }: LinkedTextProps) {
	return paragraphs.map((parts) => (
		<p key={parts.map(({ text }) => text).join("")}>
			{parts.map(({ text, href }) =>
				href ? <ContentLink key={text} link={{ label: text, href, newTab: false }} /> : text,
			)}
		</p>
	));
}
