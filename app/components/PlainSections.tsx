import type { PlainSection } from "../site/plainText.server.ts";
import { LinkedText } from "./LinkedText.tsx";
import { Section } from "./Section.tsx";
import { SampleTag } from "./Tag.tsx";
import "./PlainSections.css";

interface PlainSectionsProps {
	/** Some are anchors, some are samples and say so. */
	sections: readonly (PlainSection & { id?: string; sample?: boolean })[];
	/** How far down the page they are, where the ruler shows it. */
	progress?: number;
}

/** Headings at the left, paragraphs at week 3. */
export function PlainSections({ sections, progress }: PlainSectionsProps) {
	return (
		<Section id="text" progress={progress} className="plain-text">
			{sections.map(({ id, title, sample, paragraphs }) => (
				<section className="axis" id={id} key={title}>
					<h2>
						{title} {sample && <SampleTag />}
					</h2>
					<LinkedText paragraphs={paragraphs} />
				</section>
			))}
		</Section>
	);
}
