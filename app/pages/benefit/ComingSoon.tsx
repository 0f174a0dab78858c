import type { PageContent } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { LinkedText } from "../../components/LinkedText.tsx";
import type { Benefit } from "../../site/benefits.server.ts";
import "./ComingSoon.css";

interface ComingSoonProps {
	paragraphs: Benefit["paragraphs"];
	copy: PageContent<"benefit">;
	/** Whether the price is right above, whose room below is too much for a small line. */
	belowPrice: boolean;
}

/** A note in small type on what a sample benefit's page will hold, below its text. */
export function ComingSoon({ paragraphs, copy, belowPrice }: ComingSoonProps) {
	return (
		<aside className={joinClassNames("wrap split-at-week-3", belowPrice && "below-price")}>
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
