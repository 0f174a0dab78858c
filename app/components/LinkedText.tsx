import type { ComponentProps } from "react";
import type { Paragraph } from "../site/plainText.server.ts";
import { joinClassNames } from "./classNames.ts";
import { InlineText } from "./InlineText.tsx";
import styles from "./LinkedText.module.css";

interface LinkedTextProps extends ComponentProps<"div"> {
	paragraphs: Paragraph[];
}

/** Paragraphs with links in them. */
export function LinkedText({ paragraphs, className, ...div }: LinkedTextProps) {
	return (
		<div className={joinClassNames(styles.linkedText, className)} {...div}>
			{paragraphs.map((parts) => (
				<p key={parts.map(({ text }) => text).join("")}>
					<InlineText parts={parts} />
				</p>
			))}
		</div>
	);
}
