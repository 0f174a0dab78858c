import type { Page } from "../../../content-model/index.ts";
import { InlineText } from "../../components/InlineText.tsx";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import type { Paragraph } from "../../site/plainText.server.ts";
import "./Introduction.css";

interface IntroductionProps extends Pick<Page<"about-us">, "approach"> {
	/** May hold links. */
	whoWeAre: { title: string; text: Paragraph };
}

/** Two statements, one below the other: who the firm is and how it works. */
export function Introduction({ whoWeAre, approach }: IntroductionProps) {
	return (
		<Section id="who-we-are" rulerFill={0.3}>
			<SectionHead className="first-statement" title={whoWeAre.title}>
				<p className="lede">
					<InlineText parts={whoWeAre.text} />
				</p>
			</SectionHead>
			<SectionHead className="last-statement" title={approach.title} lede={approach.text} />
		</Section>
	);
}
