import { ContentsList } from "../../components/ContentsList.tsx";
import { HabitRow } from "../../components/HabitRow.tsx";
import { LinkedText } from "../../components/LinkedText.tsx";
import { BareSection } from "../../components/Section.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import type { PlainSection } from "../../site/plainText.server.ts";
import { drawSections } from "./SectionRow.tsx";
import "./TextSections.css";

interface TextSectionsProps {
	sections: readonly PlainSection[];
	/** Name of the contents for screen readers. */
	label: string;
}

/** Sections of text from week 3, one below the other, each with its bar of the page's row; their contents stay at the left. */
export function TextSections({ sections, label }: TextSectionsProps) {
	const bars = drawSections(sections);
	return (
		<BareSection as="div" id="text" className="plain-text split-at-week-3">
			<nav className="text-contents on-screen" data-no-text="" aria-label={label}>
				<p>{label}</p>
				<ContentsList sections={sections} />
			</nav>
			<div>
				{sections.map(({ id, title, sample, paragraphs }, index) => (
					<section id={id} key={id}>
						<div className="section-bar on-screen" aria-hidden="true">
							<HabitRow days={bars[index] ?? []} colourClass="hue" />
						</div>
						<h2>
							{title} {sample && <SampleTag inRow />}
						</h2>
						<LinkedText paragraphs={paragraphs} />
					</section>
				))}
			</div>
		</BareSection>
	);
}
