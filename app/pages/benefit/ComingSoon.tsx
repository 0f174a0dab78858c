import type { PageContent } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { LinkedText } from "../../components/LinkedText.tsx";
import type { Benefit } from "../../site/benefits.server.ts";
import styles from "./ComingSoon.module.css";

interface ComingSoonProps {
	paragraphs: Benefit["paragraphs"];
	words: PageContent<"benefit">;
}

/** The last row of a sample benefit's page: what it will hold, below its text. */
export function ComingSoon({ paragraphs, words }: ComingSoonProps) {
	return (
		<aside className={joinClassNames(styles.comingSoon, "wrap")}>
			<div className="split-at-column-3">
				{words.comingSoon && <h2>{words.comingSoon}</h2>}
				<div className="text-secondary">
					{words.text && <p>{words.text}</p>}
					<LinkedText paragraphs={paragraphs} />
				</div>
			</div>
		</aside>
	);
}
