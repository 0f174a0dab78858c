import type { Member } from "../../site/team.server.ts";
import { useSite } from "../../siteData.ts";
import { TeamList } from "../shared/TeamList.tsx";

interface TeamMembersProps {
	members: Member[];
}

/** The team, directly below the opening of its page. */
export function TeamMembers({ members }: TeamMembersProps) {
	const { portrait } = useSite().site.labels;
	return (
		<section className="section wrap">
			<TeamList members={members} heading="h2" portraitLabel={portrait} first={2} />
		</section>
	);
}
