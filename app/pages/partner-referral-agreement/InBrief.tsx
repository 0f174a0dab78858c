import type { Agreement, Page } from "../../../content-model/index.ts";
import { KeyTerms } from "./KeyTerms.tsx";
import { WorkedExample } from "./WorkedExample.tsx";
import "./InBrief.css";

interface InBriefProps {
	agreement: Pick<Agreement, "keyTerms" | "rate">;
	copy: Pick<Page<"partner-referral-agreement">, "labels" | "workedExample">;
}

/** The contract in brief: its key terms, and an example of the fee. */
export function InBrief({ agreement: { keyTerms, rate }, copy }: InBriefProps) {
	return (
		<section className="in-brief section tinted">
			<div className="wrap">
				<KeyTerms terms={keyTerms} labels={copy.labels} />
				<WorkedExample copy={copy.workedExample} rate={rate} />
			</div>
		</section>
	);
}
