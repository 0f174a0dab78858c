import type { PlainSection } from "../site/plainText.server.ts";
import { LinkedText } from "./LinkedText.tsx";
import { Section } from "./Section.tsx";
import { SampleTag } from "./Tag.tsx";
import "./PlainSections.css";

interface PlainSectionsProps {
	/** An `id` makes a section an anchor; a sample is labelled as one. */
	sections: readonly (PlainSection & { id?: string; sample?: boolean })[];
}

/** Sections of text: headings at the left, paragraphs from week 3. */
export function PlainSections({ sections }: PlainSectionsProps) {
	return (
		<Section id="text" className="plain-text">
			{sections.map(({ id, title, sample, paragraphs }) => (
				<section className="split-at-week-3" id={id} key={title}>
					<h2>
						{title} {sample && <SampleTag inRow />}
					</h2>
					<LinkedText paragraphs={paragraphs} />
				</section>
			))}
		</Section>
	);
}
