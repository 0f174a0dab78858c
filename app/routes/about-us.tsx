import { ClosingBand } from "../components/ClosingBand.tsx";
import { GridDrawing } from "../components/GridDrawing.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { content, portraits } from "../content/index.server.ts";
import { teamMembers } from "../content/team.server.ts";
import type { RouteHandle } from "../routeHandle.ts";
import styles from "../sections/about/about.css?inline";
import { Statements } from "../sections/about/Statements.tsx";
import { shoots, stems, stemTint } from "../sections/about/stems.ts";
import { TeamSection } from "../sections/about/TeamSection.tsx";
import { Values } from "../sections/about/Values.tsx";
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
			<TeamSection head={page.team} members={members} />
			<ClosingBand {...page.closing} matrix={shoots} />
		</>
	);
}
