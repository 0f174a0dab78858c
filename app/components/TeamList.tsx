import type { Member } from "../site/team.server.ts";
import { joinClassNames } from "./classNames.ts";
import { Portrait } from "./Portrait.tsx";
import { StretchedLink } from "./StretchedLink.tsx";
import styles from "./TeamList.module.css";

interface TeamListProps {
	members: Member[];
	/** Level of the names: one below the heading above the list. */
	heading: "h2" | "h3";
	/** Number of portraits that a phone shows first. */
	first?: number;
}

/** The people of the firm: portrait, name linked to their page, role and a line each. */
export function TeamList({ members, heading: Name, first = 0 }: TeamListProps) {
	return (
		<ul className={joinClassNames(styles.teamList, "columns-3")}>
			{members.map((member, index) => (
				<li key={member.slug}>
					<div className={styles.portrait}>
						<Portrait person={member} priority={index < first} />
					</div>
					<Name className="heading-3">
						<StretchedLink link={{ label: member.name, href: member.path, newTab: false }} />
					</Name>
					<p className={styles.role}>{member.title}</p>
					<p className="text-secondary">{member.line}</p>
				</li>
			))}
		</ul>
	);
}
