import type { PlainSection } from "../site/plainText.server.ts";
import { LinkedText } from "./LinkedText.tsx";
import { BareSection } from "./Section.tsx";
import { SampleTag } from "./Tag.tsx";
import styles from "./TextSections.module.css";

/** Sections of text, one below the other. Where there is room, their headings are at the left and stay in view. */
export function TextSections({ sections }: { sections: readonly PlainSection[] }) {
	return (
		<BareSection as="div" id="text" className={styles.textSections}>
			{sections.map(({ id, title, sample, paragraphs }) => (
				<section id={id} key={id} className="split-at-column-3">
					<h2>
						{title}
						{sample && <SampleTag inRow />}
					</h2>
					<LinkedText paragraphs={paragraphs} />
				</section>
			))}
		</BareSection>
	);
}
