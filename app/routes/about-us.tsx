import { ClosingBand } from "../components/ClosingBand.tsx";
import { GridDrawing } from "../components/GridDrawing.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { Section, SectionHead } from "../components/Section.tsx";
import { content, portraits } from "../content/index.server.ts";
import { teamMembers } from "../content/team.server.ts";
import type { RouteHandle } from "../routeHandle.ts";
import styles from "../sections/about/about.css?inline";
import { Statements } from "../sections/about/Statements.tsx";
import { shoots, stems, stemTint } from "../sections/about/stems.ts";
import { Values } from "../sections/about/Values.tsx";
import { TeamList } from "../sections/shared/TeamList.tsx";
import { Head } from "../seo/Head.tsx";
import type { Route } from "./+types/about-us";

export const handle: RouteHandle = { styles };

export function loader() {
	const all = content();
	return { page: all.pages["about-us"], members: teamMembers(all, portraits()) };
}

export default function AboutUs({ loaderData: { page, members } }: Route.ComponentProps) {
	return (
		<>
			<Head {...page.head} path="/about-us" />
			<PageHead {...page.hero}>
				<GridDrawing matrix={stems} tint={stemTint} colour="gum" />
			</PageHead>
			<Statements {...page} />
			<Values {...page.values} />
			<Section id="team" progress={0.85} colour="redgum">
				<SectionHead {...page.team} />
				<TeamList members={members} heading="h3" />
			</Section>
			<ClosingBand {...page.closing} matrix={shoots} />
		</>
	);
}
