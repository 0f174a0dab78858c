import { ClosingBand } from "../components/ClosingBand.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { interpolate } from "../content/interpolate.ts";
import { parseRow } from "../grid/index.ts";
import { infrastructureAmounts } from "../pricing/words.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { Estimate } from "../sections/pricing/Estimate.tsx";
import { PriceTable } from "../sections/pricing/PriceTable.tsx";
import { Questions } from "../sections/pricing/Questions.tsx";
import { siteContext } from "../site/context.ts";
import { answeredQuestions } from "../site/questions.server.ts";
import type { Route } from "./+types/pricing";

export const handle: RouteHandle = { hue: "ochre", islands: ["estimator"] };

/** Four plans in weeks 2 to 5, each a day longer. */
const closingRows = [".....##...###..####.#####"].map(parseRow);

export function loader({ context }: Route.LoaderArgs) {
	const { content } = context.get(siteContext);
	const { pages, pricing, destinations } = content;
	return {
		page: pages.pricing,
		pricing,
		contactForm: destinations.contactForm,
		questions: answeredQuestions(content),
	};
}

export default function Pricing({
	loaderData: { page, pricing, contactForm, questions },
}: Route.ComponentProps) {
	const { infrastructure } = page;
	const amounts = infrastructureAmounts(pricing.infrastructure);
	return (
		<>
			<PageHead {...page.hero} />
			<PriceTable copy={page.table} pricing={pricing} />
			<Estimate
				copy={page.estimator}
				notOffered={page.table.notOffered}
				pricing={pricing}
				contactForm={contactForm}
				action={page.hero.actions?.[0]}
			/>
			<section className="section wrap infrastructure disclosure">
				<details id="infrastructure">
					<summary>
						<h2 className="tagline">{infrastructure.title}</h2>
					</summary>
					<div className="axis">
						<p className="lede">{infrastructure.lede}</p>
						<div>
							<dl className="values ruled">
								{infrastructure.rows.map(({ id, label, text }) => (
									<div key={id}>
										<dt>{label}</dt>
										<dd>{interpolate(text, amounts)}</dd>
									</div>
								))}
							</dl>
							<p className="caption mt-5">{infrastructure.note}</p>
						</div>
					</div>
				</details>
			</section>
			{page.faq && <Questions {...page.faq} questions={questions} />}
			<ClosingBand {...page.closing} matrix={closingRows} />
		</>
	);
}
