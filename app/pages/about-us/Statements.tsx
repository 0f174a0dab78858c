import type { Page } from "../../../content-model/index.ts";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import "./Statements.css";

type StatementsProps = Pick<Page<"about-us">, "whoWeAre" | "approach">;

/** Two statements, one below the other: who the firm is and how it works. */
export function Statements({ whoWeAre, approach }: StatementsProps) {
	return (
		<Section id="who-we-are" progress={0.3}>
			<SectionHead className="first-statement" title={whoWeAre.title} lede={whoWeAre.text} />
			<SectionHead className="last-statement" title={approach.title} lede={approach.text} />
		</Section>
	);
}
