import type { PlainSection } from "../site/plainText.server.ts";
import { LinkedText } from "./LinkedText.tsx";
import { Section } from "./Section.tsx";
import "./PlainSections.css";

interface PlainSectionsProps {
	sections: readonly PlainSection[];
}

/** Sections of text: headings at the left, paragraphs from week 3. */
export function PlainSections({ sections }: PlainSectionsProps) {
	return (
		<Section id="text" className="plain-text">
			{sections.map(({ title, paragraphs }) => (
				<section className="axis" key={title}>
					<h2>{title}</h2>
					<LinkedText paragraphs={paragraphs} />
				</section>
			))}
		</Section>
	);
}
