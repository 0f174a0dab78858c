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
		page: content.pages.faq,
		sections: questions.map(({ id, question, sample, answer }) => ({
			id,
			title: question,
			sample,
			paragraphs: answer,
		})),
	};
}

export default function Faq({ loaderData: { page, sections } }: Route.ComponentProps) {
	return (
		<>
			<PageHead {...page.hero} />
			<PlainSections sections={sections} progress={0.25} />
			<ClosingBand {...page.closing} tile="ochre" matrix={[createRulerRow("faq", 1)]} />
		</>
	);
}
