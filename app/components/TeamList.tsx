import type { Person } from "../site/team.server.ts";
import { joinClassNames } from "./classNames.ts";
import { Portrait } from "./Portrait.tsx";
import { StretchedLink } from "./StretchedLink.tsx";
import styles from "./TeamList.module.css";

interface TeamListProps {
	team: Person[];
	/** Level of the names: one below the heading above the list. */
	heading: "h2" | "h3";
	/** Number of portraits that a phone shows first. */
	first?: number;
}

/** The people of the firm: portrait, name linked to their page, role and a line each. */
export function TeamList({ team, heading: Name, first = 0 }: TeamListProps) {
	return (
		<ul className={joinClassNames(styles.teamList, "columns-3")}>
			{team.map((person, index) => (
				<li key={person.slug}>
					<div className={styles.portrait}>
						<Portrait person={person} priority={index < first} />
					</div>
					<Name className="heading-3">
						<StretchedLink link={{ label: person.name, href: person.path }} />
					</Name>
					<p className={styles.role}>{person.title}</p>
					<p className="text-secondary">{person.line}</p>
				</li>
			))}
		</ul>
	);
}
