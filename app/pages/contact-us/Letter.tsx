import type { PageContent } from "../../../content-model/index.ts";
import { usePageContext } from "../../site/pageContext.ts";
import { RuledPaper } from "./RuledPaper.tsx";
import styles from "./Letter.module.css";

interface LetterProps {
	words: PageContent<"contact-us">["letter"];
}

/** The lines of a first message, with gaps to fill in, and a link that begins an email with them. */
export function Letter({ words: { lines, link } }: LetterProps) {
	const { email } = usePageContext().settings.contact;
	return (
		<div className={styles.letter}>
			<RuledPaper lines={lines} className={styles.lines} />
			<p className="on-screen">
				<a href={`mailto:${email}?body=${encodeURIComponent(lines.join("\r\n"))}`}>{link}</a>
			</p>
		</div>
	);
}
