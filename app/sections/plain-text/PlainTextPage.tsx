import { LinkedText } from "../../components/LinkedText.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import type { Paragraph } from "../../content/plainText.server.ts";

interface PlainTextPageProps {
	hero: { title: string; tagline: string };
	sections: { title: string; paragraphs: Paragraph[] }[];
}

/** A page of plain words: headings at the left, paragraphs at week 3. */
export function PlainTextPage({ hero, sections }: PlainTextPageProps) {
	return (
		<>
			<PageHead {...hero} />
			<div className="plain-text wrap">
				{sections.map(({ title, paragraphs }) => (
					<section className="axis" key={title}>
						<h2>{title}</h2>
						<div>
							<LinkedText paragraphs={paragraphs} />
						</div>
					</section>
				))}
			</div>
		</>
	);
}
