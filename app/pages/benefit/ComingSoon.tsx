import type { Page } from "../../../content-model/index.ts";
import { LinkedText } from "../../components/LinkedText.tsx";
import type { Benefit } from "../../site/benefits.server.ts";
import "./ComingSoon.css";

interface ComingSoonProps {
	paragraphs: Benefit["paragraphs"];
	copy: Page<"benefit">;
}

/** A note in small type on what a sample benefit's page will hold, below its text. */
export function ComingSoon({ paragraphs, copy }: ComingSoonProps) {
	return (
		<aside className="coming-soon-place wrap split-at-week-3">
			<div className="coming-soon caption">
				{copy.comingSoon && <h2>{copy.comingSoon}</h2>}
				<div>
					{copy.text && <p>{copy.text}</p>}
					<LinkedText paragraphs={paragraphs} />
				</div>
			</div>
		</aside>
	);
}
