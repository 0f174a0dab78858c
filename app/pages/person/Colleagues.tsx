import type { Link, PageContent } from "../../../content-model/index.ts";
import { ContentLink } from "../../components/ContentLink.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { Portrait } from "../../components/Portrait.tsx";
import { StretchedLink } from "../../components/StretchedLink.tsx";
import type { Person } from "../../site/team.server.ts";
import styles from "./Colleagues.module.css";

interface ColleaguesProps {
	words: PageContent<"team">["person"]["others"];
	/** The other people, each with their subject. */
	colleagues: readonly { person: Person; subject: string }[];
	/** The contact link. */
	contact: Link;
}

/** The band that ends a person's page: the others, by what to ask them about. */
export function Colleagues({ words: { title, text }, colleagues, contact }: ColleaguesProps) {
	return (
		<section className={joinClassNames(styles.colleagues, "dark-band on-screen")} data-no-search="">
			<div className="wrap">
				<div className="split-at-column-3">
					<h2>{title}</h2>
					<p className="lede">
						{text} <ContentLink link={contact} />
					</p>
				</div>
				<ul>
					{colleagues.map(({ person, subject }) => (
						<li key={person.slug}>
							<Portrait person={person} />
							<div>
								<p className={styles.subject}>{subject}</p>
								<p className="caption">
									<StretchedLink link={{ label: person.name, href: person.path }} />
								</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
