import { data } from "react-router";
import type { ThemeName } from "../../../grid/index.ts";
import { Action } from "../../components/Action.tsx";
import { Actions } from "../../components/Actions.tsx";
import { SearchForm } from "../../components/SearchForm.tsx";
import { Head } from "../../seo/Head.tsx";
import { siteContext } from "../../site/context.ts";
import { usePageContext } from "../../site/pageContext.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import type { Route } from "./+types/route";
import { BenefitClosing } from "./BenefitClosing.tsx";
import { BenefitNotice } from "./BenefitNotice.tsx";
import { BenefitPrice } from "./BenefitPrice.tsx";
import { BenefitTable } from "./BenefitTable.tsx";
import { BenefitText } from "./BenefitText.tsx";
import { ComingSoon } from "./ComingSoon.tsx";
import { Comparisons } from "./Comparisons.tsx";
import { OtherBenefits } from "./OtherBenefits.tsx";

/** Finds the benefit. `/benefits/404` is the file hosts serve for an unknown one. */
export function loader({ params, context }: Route.LoaderArgs) {
	const { content, benefits } = context.get(siteContext);
	const benefit = benefits.find(({ slug }) => slug === params.slug);
	const others = benefits.filter((other) => other !== benefit);
	const isKnown = benefit || params.slug === "404";
	const words = content.pages.benefit;
	return data({ benefit, others, words }, { status: isKnown ? 200 : 404 });
}

/** The hue that leads a benefit's page, by its colour theme. */
const hues: Partial<Record<ThemeName, RouteHandle["hue"]>> = {
	wattle: "ochre",
	dusk: "dusk",
	ochre: "ochre",
	saltbush: "saltbush",
	redgum: "redgum",
};

/** A benefit in its colour theme, or a notice that there is none by this name, then links to the others and a question. */
export default function Benefit({ loaderData }: Route.ComponentProps) {
	const { benefit, others, words } = loaderData;
	const { searchField } = usePageContext();
	if (benefit) {
		const hue = hues[benefit.theme];
		return (
			<div className={hue && `hue-${hue}`}>
				<BenefitNotice pictogram={benefit.pictogram} theme={benefit.theme}>
					<BenefitText benefit={benefit} words={words} />
				</BenefitNotice>
				{benefit.comparisons && (
					<Comparisons
						comparisons={benefit.comparisons}
						words={words.comparisons}
						theme={benefit.theme}
					/>
				)}
				{benefit.table && <BenefitTable {...benefit.table} tinted={!benefit.comparisons} />}
				{benefit.price && <BenefitPrice {...benefit.price} />}
				{benefit.sample && (
					<ComingSoon
						link={benefit.links?.[0]}
						paragraphs={benefit.paragraphs}
						words={words}
						continuesSection={Boolean(benefit.price || (benefit.comparisons && benefit.table))}
					/>
				)}
				<OtherBenefits title={words.others} benefits={others} layout="strip" />
				{benefit.closing && (
					<BenefitClosing benefit={benefit} question={benefit.closing} words={words.closing} />
				)}
			</div>
		);
	}
	const { head, title, text, action } = words.notFound;
	return (
		<>
			<Head {...head} />
			<BenefitNotice pictogram="benefit-not-found" theme="saltbush">
				<h1 className="margin-top-2">{title}</h1>
				<p className="lede">{text}</p>
				<SearchForm {...searchField} className="margin-top-6" />
				<Actions>
					<Action link={action} />
				</Actions>
			</BenefitNotice>
			<OtherBenefits title={words.notFound.others} benefits={others} layout="grid" />
		</>
	);
}
