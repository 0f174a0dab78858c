import type { ReactNode } from "react";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import { PriorityMatrix } from "./PriorityMatrix.tsx";
import { ScopePage } from "./ScopePage.tsx";
import { ValueChain } from "./ValueChain.tsx";

/** The roadmap: three steps in growing weight, each beside what it puts on paper. */
export function Roadmap({ title, lede, steps }: Page<"strategy">["roadmap"]) {
	const [identify, prioritise, scope] = steps;
	return (
		<Section id="roadmap" progress={0.65} colour="ochre" tinted>
			<SectionHead title={title} lede={lede} />
			<ol className="steps">
				<Step number={1} weight="w2" {...identify}>
					<ValueChain {...identify.figure} />
				</Step>
				<Step number={2} weight="w5" {...prioritise}>
					<PriorityMatrix {...prioritise.figure} />
				</Step>
				<Step number={3} weight="w9" {...scope}>
					<ScopePage {...scope.figure} />
				</Step>
			</ol>
		</Section>
	);
}

interface StepProps {
	number: number;
	/** Class of the number's weight. */
	weight: string;
	title: string;
	text: string;
	children: ReactNode;
}

function Step({ number, weight, title, text, children }: StepProps) {
	return (
		<li className="axis">
			<div>
				<b className={weight} data-no-text="">
					{number}
				</b>
				<div>
					<h3>{title}</h3>
					<p className="quiet">{text}</p>
				</div>
			</div>
			{children}
		</li>
	);
}
