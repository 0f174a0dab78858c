import { Portrait } from "../../components/Portrait.tsx";
import type { Member } from "../../content/images.server.ts";
import { interpolate } from "../../content/interpolate.ts";
import { authorPath } from "../../content/paths.ts";
import { useSite } from "../../siteData.ts";

interface TeamListProps {
	members: Member[];
	/** Level of the names: one below the heading above the list. */
	heading: "h2" | "h3";
	/** How many portraits a phone shows first. */
	first?: number;
}

/** The people of the firm: portrait, name with the way to their page, role and a line each. */
export function TeamList({ members, heading: Name, first = 0 }: TeamListProps) {
	const { portrait: portraitLabel } = useSite().site.labels;
	return (
		<ul className="team-list columns-3">
			{members.map(({ slug, name, title, line, portrait }, place) => (
				<li key={slug}>
					<Portrait
						image={portrait}
						alt={interpolate(portraitLabel, { name })}
						first={place < first}
					/>
					<Name>
						<a href={authorPath(slug)}>{name}</a>
					</Name>
					<p className="role">{title}</p>
					<p className="quiet">{line}</p>
				</li>
			))}
		</ul>
	);
}
