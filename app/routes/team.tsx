import { PageHead } from "../components/PageHead.tsx";
import { content, images } from "../content/index.server.ts";
import { teamMembers } from "../content/team.server.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { TeamClosing } from "../sections/team/TeamClosing.tsx";
import { TeamMembers } from "../sections/team/TeamMembers.tsx";
import styles from "../sections/team/team.css?inline";
import { Head } from "../seo/Head.tsx";
import type { Route } from "./+types/team";

export const handle: RouteHandle = { styles };

export function loader() {
	const all = content();
	return { page: all.pages.team, members: teamMembers(all, images()) };
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
