import { PageHead } from "../components/PageHead";
import { content, portraits } from "../content/index.server";
import { teamMembers } from "../content/team.server";
import type { RouteHandle } from "../routeHandle";
import { TeamClosing } from "../sections/team/TeamClosing";
import { TeamMembers } from "../sections/team/TeamMembers";
import styles from "../sections/team/team.css?inline";
import { Head } from "../seo/Head";
import type { Route } from "./+types/team";

export const handle: RouteHandle = { styles };

export function loader() {
	const all = content();
	return { page: all.pages.team, members: teamMembers(all, portraits()) };
}

export default function Team({ loaderData: { page, members } }: Route.ComponentProps) {
	return (
		<>
			<Head {...page.head} path="/team" />
			<PageHead {...page.hero} />
			<TeamMembers members={members} />
			<TeamClosing closing={page.closing} people={members.length} />
		</>
	);
}
