import { slug } from "github-slugger";
import { siteContext } from "../../site/context.ts";
import { parseParagraph } from "../../site/plainText.server.ts";
import type { Route } from "./+types/route";
import { Approach } from "./Approach.tsx";
import { Benefits } from "./Benefits.tsx";
import { Hero } from "./Hero.tsx";
import { LowestPrices } from "./LowestPrices.tsx";
import { Partner } from "./Partner.tsx";
import { Platform } from "./Platform.tsx";
import { Testimonials } from "./Testimonials.tsx";
import { Training } from "./Training.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const { content, benefits, pricing, testimonials } = context.get(siteContext);
	const { home } = content.pages;
	return {
		words: home,
		lede: parseParagraph(home.hero.lede, content.settings),
		benefits: benefits.filter(({ homeOrder }) => homeOrder !== undefined),
		prices: pricing.lowest,
		testimonials,
		/** The section about the approach is named after it. */
		approachId: slug(home.approach.title),
	};
}

export default function Home({ loaderData }: Route.ComponentProps) {
	const { words, lede, benefits, prices, testimonials, approachId } = loaderData;
	return (
		<>
			<Hero words={words.hero} lede={lede} learnMoreId={approachId} />
			<Platform words={words.platform} monthly={prices.platform.amount} />
			<Approach id={approachId} words={words.approach} />
			<Benefits words={words.benefits} benefits={benefits} />
			<Training words={words.training} />
			<LowestPrices words={words.pricing} prices={prices} />
			<Testimonials words={words.testimonials} testimonials={testimonials} />
			<Partner words={words.partner} />
		</>
	);
}
