import { createRulerRow } from "../../../grid/index.ts";
import { ClosingBand } from "../../components/ClosingBand.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { PlainSections } from "../../components/PlainSections.tsx";
import { siteContext } from "../../site/context.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import type { Route } from "./+types/route";

export const handle: RouteHandle = { hue: "ochre" };

export function loader({ context }: Route.LoaderArgs) {
	const { content, questions } = context.get(siteContext);
	return {
		hero: content.pages.faq.hero,
		// It asks for one more question, as About Us does.
		closing: content.pages["about-us"].closing,
		sections: questions.map(({ id, question, sample, answer }) => ({
			id,
			title: question,
			sample,
			paragraphs: answer,
		})),
	};
}

export default function Faq({ loaderData: { hero, closing, sections } }: Route.ComponentProps) {
	return (
		<>
			<PageHead {...hero} />
			<PlainSections sections={sections} progress={0.25} />
			<ClosingBand {...closing} tile="ochre" matrix={[createRulerRow("faq", 1)]} />
		</>
	);
}
