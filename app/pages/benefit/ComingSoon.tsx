import type { PageContent } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { LinkedText } from "../../components/LinkedText.tsx";
import type { Benefit } from "../../site/benefits.server.ts";
import styles from "./ComingSoon.module.css";

interface ComingSoonProps {
	paragraphs: Benefit["paragraphs"];
	copy: PageContent<"benefit">;
	/** Whether the price is right above, whose room below is too much for a small line. */
	belowPrice: boolean;
}

/** A note in small type on what a sample benefit's page will hold, below its text. */
export function ComingSoon({ paragraphs, copy, belowPrice }: ComingSoonProps) {
	return (
		<aside className={joinClassNames("wrap split-at-week-3", belowPrice && styles.belowPrice)}>
			<div className={joinClassNames(styles.comingSoon, "caption")}>
				{copy.comingSoon && <h2>{copy.comingSoon}</h2>}
				<div>
					{copy.text && <p>{copy.text}</p>}
					<LinkedText paragraphs={paragraphs} />
				</div>
			</div>
		</aside>
	);
}
