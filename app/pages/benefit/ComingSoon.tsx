import type { Link, PageContent } from "../../../content-model/index.ts";
import { Actions } from "../../components/Actions.tsx";
import { ContentLink } from "../../components/ContentLink.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { LinkedText } from "../../components/LinkedText.tsx";
import type { Benefit } from "../../site/benefits.server.ts";
import styles from "./ComingSoon.module.css";

interface ComingSoonProps {
	/** Where the reader goes on meanwhile. */
	link: Link | undefined;
	paragraphs: Benefit["paragraphs"];
	words: PageContent<"benefit">;
	/** Whether the section above is on the same ground, so that this is one more row of it. */
	continuesSection: boolean;
}

/** The last row of a sample benefit's page: what it will hold, below its text. */
export function ComingSoon({ link, paragraphs, words, continuesSection }: ComingSoonProps) {
	return (
		<aside
			className={joinClassNames(styles.comingSoon, continuesSection && styles.continued, "wrap")}
		>
			<div className="split-at-column-3">
				{words.comingSoon && <h2>{words.comingSoon}</h2>}
				<div className="text-secondary">
					{words.text && <p>{words.text}</p>}
					<LinkedText paragraphs={paragraphs} />
					{link && (
						<Actions className="on-screen">
							<ContentLink link={link} />
						</Actions>
					)}
				</div>
			</div>
		</aside>
	);
}
