import type { Page } from "../../../content-model/index.ts";
import { Section } from "../../components/Section.tsx";
import { PriorityMatrix } from "./PriorityMatrix.tsx";
import { ScopeSample } from "./ScopeSample.tsx";
import { ValueChain } from "./ValueChain.tsx";
import "./Roadmap.css";

interface RoadmapProps {
	copy: Page<"strategy">["roadmap"];
}

/** The roadmap: three steps in growing weight, each beside its deliverable. */
export function Roadmap({ copy }: RoadmapProps) {
	const [identify, prioritise, scope] = copy.steps;
	const steps = [
		{ ...identify, weight: "weight-2", figure: <ValueChain {...identify.figure} /> },
		{ ...prioritise, weight: "weight-5", figure: <PriorityMatrix {...prioritise.figure} /> },
		{ ...scope, weight: "weight-9", figure: <ScopeSample {...scope.figure} /> },
	];
	return (
		<Section id="roadmap" tinted head={copy}>
			<ol className="roadmap-steps">
				{steps.map(({ title, text, weight, figure }, index) => (
					<li key={title} className="axis">
						<div>
							<b className={weight} data-no-text="">
								{index + 1}
							</b>
							<div>
								<h3>{title}</h3>
								<p className="quiet">{text}</p>
							</div>
						</div>
						{figure}
					</li>
				))}
			</ol>
		</Section>
	);
}
