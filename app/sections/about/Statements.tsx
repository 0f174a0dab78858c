import { Section, SectionHead } from "../../components/Section.tsx";
import type { Page } from "../../content/schemas/pages.ts";

/** Who we are and how we work: two statements between rules. */
export function Statements({ whoWeAre, approach }: Page<"about-us">) {
	return (
		<Section id="who-we-are" progress={0.3} colour="dusk" className="statements">
			<SectionHead title={whoWeAre.title} lede={whoWeAre.text} />
			<SectionHead title={approach.title} lede={approach.text} />
		</Section>
	);
}
