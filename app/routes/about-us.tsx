import { ClosingBand } from "../components/ClosingBand.tsx";
import { GridDrawing } from "../components/GridDrawing.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { Section, SectionHead } from "../components/Section.tsx";
import type { RouteHandle } from "../routeHandle.ts";
import styles from "../sections/about/about.css?inline";
import { Statements } from "../sections/about/Statements.tsx";
import { shoots, stems, stemTint } from "../sections/about/stems.ts";
import { Values } from "../sections/about/Values.tsx";
import { TeamList } from "../sections/shared/TeamList.tsx";
import { siteContext } from "../site/context.ts";
import type { Route } from "./+types/about-us";

export const handle: RouteHandle = { styles };

export function loader({ context }: Route.LoaderArgs) {
	const { content, team } = context.get(siteContext);
	return { page: content.pages["about-us"], members: team };
}

export default function AboutUs({ loaderData: { page, members } }: Route.ComponentProps) {
	return (
		<>
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
