import { Portrait } from "../../components/Portrait.tsx";
import { authorPath } from "../../content/entryPaths.ts";
import { interpolate } from "../../content/interpolate.ts";
import type { Member } from "../../content/team.server.ts";
import { useSite } from "../../siteData.ts";

interface TeamListProps {
	members: Member[];
	/** Level of the names: one below the heading above the list. */
	heading: "h2" | "h3";
	/** How many portraits are part of the document: those that a phone shows first. */
	drawn?: number;
}

/** The people of the firm: portrait, name with the way to their page, role and a line each. */
export function TeamList({ members, heading: Name, drawn = 0 }: TeamListProps) {
	const { portrait: portraitLabel } = useSite().site.labels;
	return (
		<ul className="people">
			{members.map(({ slug, name, title, line, portrait }, place) => (
				<li key={slug}>
					<Portrait
						{...portrait}
						drawing={place < drawn ? portrait.svg : undefined}
						alt={interpolate(portraitLabel, { name })}
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
