import type { PageContent } from "../../../content-model/index.ts";
import { InlineText } from "../../components/InlineText.tsx";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import type { Paragraph } from "../../site/plainText.server.ts";
import styles from "./Introduction.module.css";

interface IntroductionProps extends Pick<PageContent<"about-us">, "approach"> {
	/** May hold links. */
	whoWeAre: { title: string; text: Paragraph };
}

/** Two statements, one below the other: who the firm is and how it works. */
export function Introduction({ whoWeAre, approach }: IntroductionProps) {
	return (
		<Section id="who-we-are" rulerFill={0.3}>
			<SectionHead className={styles.firstStatement} title={whoWeAre.title}>
				<Statement text={whoWeAre.text} />
			</SectionHead>
			<SectionHead className={styles.lastStatement} title={approach.title}>
				<Statement text={[{ text: approach.text }]} />
			</SectionHead>
		</Section>
	);
}

/** A paragraph whose first sentence is large. */
function Statement({ text: [first = { text: "" }, ...others] }: { text: Paragraph }) {
	const [sentence = ""] = first.href ? [] : (/^.*?[.?!](?=\s|$)/.exec(first.text) ?? []);
	return (
		<p className="text-secondary">
			{sentence && <span className={styles.firstSentence}>{sentence}</span>}
			<InlineText parts={[{ ...first, text: first.text.slice(sentence.length) }, ...others]} />
		</p>
	);
}
