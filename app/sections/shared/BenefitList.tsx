import { Section, SectionHead } from "../../components/Section.tsx";

/** What a part of the program brings, as a ruled list in two columns. */
export function BenefitList({
	benefits: { title, items },
}: {
	benefits: { title: string; items: string[] };
}) {
	return (
		<Section id="benefits">
			<SectionHead title={title} />
			<ul className="benefit-list leaf-list ruled columns-2">
				{items.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
		</Section>
	);
}
