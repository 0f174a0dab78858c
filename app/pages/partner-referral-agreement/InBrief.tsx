import type { Agreement, PageContent } from "../../../content-model/index.ts";
import { Section } from "../../components/Section.tsx";
import { KeyTerms } from "./KeyTerms.tsx";
import { WorkedExample } from "./WorkedExample.tsx";
import styles from "./InBrief.module.css";

interface InBriefProps {
	agreement: Pick<Agreement, "keyTerms" | "rate">;
	words: Pick<PageContent<"partner-referral-agreement">, "labels" | "workedExample">;
}

/** The contract in brief: its key terms, and an example of the fee. */
export function InBrief({ agreement: { keyTerms, rate }, words }: InBriefProps) {
	return (
		<Section id="in-brief" className={styles.inBrief} tinted>
			<KeyTerms terms={keyTerms} labels={words.labels} />
			<WorkedExample words={words.workedExample} rate={rate} />
		</Section>
	);
}
