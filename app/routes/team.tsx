import { PageHead } from "../components/PageHead.tsx";
import type { RouteHandle } from "../routeHandle.ts";
import { TeamClosing } from "../sections/team/TeamClosing.tsx";
import { TeamMembers } from "../sections/team/TeamMembers.tsx";
import styles from "../sections/team/team.css?inline";
import { siteContext } from "../site/context.ts";
import type { Route } from "./+types/team";

export const handle: RouteHandle = { styles };

export function loader({ context }: Route.LoaderArgs) {
	const { content, team } = context.get(siteContext);
	return { page: content.pages.team, members: team };
}

export default function Team({ loaderData: { page, members } }: Route.ComponentProps) {
	return (
		<>
			<PageHead {...page.hero} />
			<TeamMembers members={members} />
			<TeamClosing closing={page.closing} people={members.length} />
		</>
	);
}
