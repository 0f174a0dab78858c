import type { ComponentProps } from "react";
import type { Paragraph } from "../site/plainText.server.ts";
import { ContentLink } from "./Action.tsx";
import { joinClassNames } from "./classNames.ts";
import "./LinkedText.css";

interface LinkedTextProps extends ComponentProps<"div"> {
	paragraphs: Paragraph[];
}

/** Paragraphs with links in them. */
export function LinkedText({ paragraphs, className, ...div }: LinkedTextProps) {
	return (
		<div className={joinClassNames("linked-text", className)} {...div}>
			{paragraphs.map((parts) => (
				<p key={parts.map(({ text }) => text).join("")}>
					{parts.map(({ text, href }) =>
						href ? <ContentLink key={text} link={{ label: text, href, newTab: false }} /> : text,
					)}
				</p>
			))}
		</div>
	);
}
