import type { Agreement, PageContent } from "../../../content-model/index.ts";
import { Section } from "../../components/Section.tsx";
import { KeyTerms } from "./KeyTerms.tsx";
import { WorkedExample } from "./WorkedExample.tsx";
import styles from "./InBrief.module.css";

interface InBriefProps {
	agreement: Pick<Agreement, "keyTerms" | "rate">;
	copy: Pick<PageContent<"partner-referral-agreement">, "labels" | "workedExample">;
}

/** The contract in brief: its key terms, and an example of the fee. */
export function InBrief({ agreement: { keyTerms, rate }, copy }: InBriefProps) {
	return (
		<Section id="in-brief" className={styles.inBrief} tinted>
			<KeyTerms terms={keyTerms} labels={copy.labels} />
			<WorkedExample copy={copy.workedExample} rate={rate} />
		</Section>
	);
}
