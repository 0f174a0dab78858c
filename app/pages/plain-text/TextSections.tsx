import { ContentsList } from "../../components/ContentsList.tsx";
import { LinkedText } from "../../components/LinkedText.tsx";
import { BareSection } from "../../components/Section.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import type { PlainSection } from "../../site/plainText.server.ts";
import "./TextSections.css";

interface TextSectionsProps {
	sections: readonly PlainSection[];
	/** Name of the contents for screen readers. */
	label: string;
}

/** Sections of text from week 3, one below the other; their contents stay at the left. */
export function TextSections({ sections, label }: TextSectionsProps) {
	return (
		<BareSection as="div" id="text" className="plain-text split-at-week-3">
			<nav className="text-contents on-screen" data-no-text="" aria-label={label}>
				<p>{label}</p>
				<ContentsList sections={sections} />
			</nav>
			<div>
				{sections.map(({ id, title, sample, paragraphs }) => (
					<section id={id} key={id}>
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
