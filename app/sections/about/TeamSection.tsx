import { Section, SectionHead } from "../../components/Section.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import type { Member } from "../../site/team.server.ts";
import { useSite } from "../../siteData.ts";
import { TeamList } from "../shared/TeamList.tsx";

interface TeamSectionProps {
	head: Page<"about-us">["team"];
	members: Member[];
}

/** The team as a section of another page. */
export function TeamSection({ head, members }: TeamSectionProps) {
	const { portrait } = useSite().site.labels;
	return (
		<Section id="team" progress={0.85} colour="redgum">
			<SectionHead {...head} />
			<TeamList members={members} heading="h3" portraitLabel={portrait} />
		</Section>
	);
}
