import { slug } from "github-slugger";
import { fromPrice } from "../pricing/fromPrice.ts";
import { Approach } from "../sections/home/Approach.tsx";
import { Benefits } from "../sections/home/Benefits.tsx";
import { Hero } from "../sections/home/Hero.tsx";
import { Partner } from "../sections/home/Partner.tsx";
import { Platform } from "../sections/home/Platform.tsx";
import { Pricing } from "../sections/home/Pricing.tsx";
import { Testimonials } from "../sections/home/Testimonials.tsx";
import { Training } from "../sections/home/Training.tsx";
import { siteContext } from "../site/context.ts";
import { useSite } from "../siteData.ts";
import type { Route } from "./+types/home";

export function loader({ context }: Route.LoaderArgs) {
	const { pages, benefits, pricing, testimonials } = context.get(siteContext).content;
	return {
		page: pages.home,
		benefits: benefits.filter(({ homeOrder }) => homeOrder !== undefined),
		prices: {
			platform: fromPrice(pricing, "platform"),
			bootcamp: fromPrice(pricing, "bootcamp"),
		},
		testimonials,
	};
}

export default function Home({ loaderData }: Route.ComponentProps) {
	const { page, benefits, prices, testimonials } = loaderData;
	const { site, demoPlatform } = useSite();
	const approach = slug(page.approach.title);
	return (
		<>
			<Hero hero={page.hero} site={site} approach={approach} />
			<Approach {...page.approach} anchor={approach} />
			<Benefits head={page.benefits} benefits={benefits} />
			<Platform
				platform={page.platform}
				monthly={prices.platform.amount}
				demo={{ label: site.demoLabel, href: demoPlatform }}
			/>
			<Training training={page.training} week={page.hero.figure.week} />
			<Pricing pricing={page.pricing} prices={prices} />
			<Testimonials copy={page.testimonials} testimonials={testimonials} />
			<Partner partner={page.partner} />
		</>
	);
}
