import { content } from "../content/index.server";
import newsreader from "../fonts/newsreader.woff2";
import { fromPrice } from "../pricing/fromPrice";
import type { RouteHandle } from "../routeHandle";
import { Approach } from "../sections/home/Approach";
import { Benefits } from "../sections/home/Benefits";
import { Hero } from "../sections/home/Hero";
import styles from "../sections/home/home.css?inline";
import { Partner } from "../sections/home/Partner";
import { Platform } from "../sections/home/Platform";
import { Pricing } from "../sections/home/Pricing";
import { Testimonials } from "../sections/home/Testimonials";
import { Training } from "../sections/home/Training";
import { Head } from "../seo/Head";
import { useSite } from "../siteData";
import type { Route } from "./+types/home";

/** The quotations stand in Newsreader, which would otherwise come too late for a first visit. */
export const handle: RouteHandle = { styles, fonts: [newsreader] };

export function loader() {
	const { pages, benefits, pricing, testimonials } = content();
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
	const newTabLabel = site.labels.opensInNewTab;
	return (
		<>
			<Head {...page.head} path="/" />
			<Hero hero={page.hero} words={site.heroWords} />
			<Approach approach={page.approach} />
			<Benefits head={page.benefits} benefits={benefits} />
			<Platform
				platform={page.platform}
				monthly={prices.platform.amount}
				demo={{ label: site.demoLabel, href: demoPlatform, newTabLabel }}
			/>
			<Training training={page.training} week={page.hero.figure.week} />
			<Pricing pricing={page.pricing} prices={prices} />
			<Testimonials words={page.testimonials} testimonials={testimonials} />
			<Partner partner={page.partner} newTabLabel={newTabLabel} />
		</>
	);
}
