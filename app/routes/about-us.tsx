import { PageHead } from "../components/PageHead";
import { Picture } from "../components/Picture";
import { content, portraits } from "../content/index.server";
import { teamMembers } from "../content/team.server";
import type { RouteHandle } from "../routeHandle";
import { AboutClosing } from "../sections/about/AboutClosing";
import styles from "../sections/about/about.css?inline";
import { Statements } from "../sections/about/Statements";
import { stems, stemTint } from "../sections/about/stems";
import { TeamSection } from "../sections/about/TeamSection";
import { Values } from "../sections/about/Values";
import { Head } from "../seo/Head";
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
				<Picture matrix={stems} tint={stemTint} colour="gum" />
			</PageHead>
			<Statements page={page} />
			<Values values={page.values} />
			<TeamSection head={page.team} members={members} />
			<AboutClosing closing={page.closing} />
		</>
	);
}
