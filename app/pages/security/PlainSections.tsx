import { LinkedText } from "../../components/LinkedText.tsx";
import { Section } from "../../components/Section.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import type { PlainSection } from "../../site/plainText.server.ts";
import "./PlainSections.css";

/** Sections of text: headings at the left, paragraphs from week 3. */
export function PlainSections({ sections }: { sections: readonly PlainSection[] }) {
	return (
		<Section id="text" className="plain-sections">
			{sections.map(({ title, sample, paragraphs }) => (
				<section className="split-at-week-3" key={title}>
					<h2 className="heading-3">
						{title} {sample && <SampleTag inRow />}
					</h2>
					<LinkedText paragraphs={paragraphs} />
				</section>
			))}
		</Section>
	);
}
