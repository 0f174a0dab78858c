import { Portrait } from "../../components/Portrait.tsx";
import { interpolate } from "../../content/interpolate.ts";
import type { Page } from "../../content/schemas/pages.ts";
import type { AuthorPage } from "../../content/team.server.ts";
import { useSite } from "../../siteData.ts";

interface AuthorHeadProps {
	author: AuthorPage;
	copy: Page<"team">["author"];
}

/** The opening of a person's page: portrait, name, role, their line and a short biography. */
export function AuthorHead({ author, copy }: AuthorHeadProps) {
	const { labels } = useSite().site;
	const { name, title, line, bio, sample, portrait } = author;
	return (
		<section className="author wrap axis">
			<Portrait {...portrait} drawing={portrait.svg} alt={interpolate(labels.portrait, { name })} />
			<div>
				<p className="chips">
					<a href="/team">{copy.back}</a>
					{sample && <span className="tag warn">{labels.sample}</span>}
				</p>
				<h1>{name}</h1>
				<p className="role">{title}</p>
				<p className="lede">{line}</p>
				<p className="biography">{bio}</p>
			</div>
		</section>
	);
}
