import { slug } from "github-slugger";
import { Action, ContentLink } from "../components/Action.tsx";
import { GridDrawing } from "../components/GridDrawing.tsx";
import { HabitRow, HabitRows } from "../components/HabitRow.tsx";
import { Section, SectionHead } from "../components/Section.tsx";
import { interpolate } from "../content/interpolate.ts";
import { benefitPath } from "../content/paths.ts";
import { type Level, parseRow, pictogram, tileClass } from "../grid/index.ts";
import { type FromPrice, fromPrice } from "../pricing/fromPrice.ts";
import { keyTermRows } from "../sections/agreement/keyTermRows.ts";
import { CompanyLogo } from "../sections/home/CompanyLogo.tsx";
import { linkedPicture, linkTint, partColours } from "../sections/home/linkedPictures.ts";
import { ProductWindow } from "../sections/home/ProductWindow.tsx";
import { countsByWeek, heroTeams, teamColours } from "../sections/home/teamHabits.ts";
import { FeatureList } from "../sections/shared/FeatureList.tsx";
import { Legend } from "../sections/shared/Legend.tsx";
import { Length } from "../sections/shared/Length.tsx";
import { siteContext } from "../site/context.ts";
import { useSite } from "../siteData.ts";
import type { Route } from "./+types/home";

/** Where the sessions of an offer fall in five weeks: weekly, as agreed, every tenth working day. */
const timetables = {
	bootcamp: { days: parseRow("..#....#....#....#....#.."), colour: "gum" },
	custom: { days: parseRow(".##....#......#......##.."), colour: "ochre" },
	fortnightly: { days: parseRow("...#.........#.........#."), colour: "dusk" },
};

export function loader({ context }: Route.LoaderArgs) {
	const { pages, benefits, pricing, testimonials } = context.get(siteContext).content;
	return {
		page: pages.home,
		request: pages.platform.features.request,
		benefits: benefits.filter(({ homeOrder }) => homeOrder !== undefined),
		prices: {
			platform: fromPrice(pricing, "platform"),
			bootcamp: fromPrice(pricing, "bootcamp"),
		},
		testimonials,
		/** The section about the approach is named after it. */
		approachId: slug(pages.home.approach.title),
	};
}

export default function Home({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<Hero {...loaderData} />
			<Approach {...loaderData} />
			<Benefits {...loaderData} />
			<Platform {...loaderData} />
			<Training {...loaderData} />
			<Pricing {...loaderData} />
			<Testimonials {...loaderData} />
			<Partner {...loaderData} />
		</>
	);
}

type HomeProps = Route.ComponentProps["loaderData"];

/** The opening of the home page: three words, what they stand for and the habit they lead to. */
function Hero({ page: { hero }, approachId }: HomeProps) {
	const { site } = useSite();
	return (
		<section className="hero wrap">
			<h1>
				{site.heroWords.map((word, index, words) => (
					<span key={word}>{index < words.length - 1 ? `${word}, ` : word}</span>
				))}
			</h1>
			<div className="axis">
				<p className="tagline">{site.tagline}</p>
				<div>
					<p className="lede">{hero.lede}</p>
					<p className="actions">
						<Action link={{ label: hero.learnMore, href: `#${approachId}`, newTab: false }} />
						{hero.contact && <ContentLink link={hero.contact} />}
						<ContentLink link={hero.down} className="down" data-no-text="">
							<span>{hero.down.label}</span>
							<svg viewBox="0 0 24 24" aria-hidden="true">
								<path d="M12 4v15M18.5 13 12 19.5 5.5 13" />
							</svg>
						</ContentLink>
					</p>
				</div>
			</div>
			<HeroFigure {...hero} />
		</section>
	);
}

/** Five teams over five weeks, how many of them use it in each week, and what the marks mean. */
function HeroFigure({ figure }: HomeProps["page"]["hero"]) {
	const people = heroTeams.flat();
	const counts = countsByWeek(people);
	const weeks = counts.map((_, index) => interpolate(figure.week, { number: index + 1 }));
	const [before, after] = figure.count.replace("{total}", String(people.length)).split("{count}");
	return (
		<figure className="mt-7">
			<div className="weeks" aria-hidden="true">
				{weeks.map((name) => (
					<span key={name}>{name}</span>
				))}
			</div>
			<div className="people" role="img" aria-labelledby="hero-caption">
				<div className="week-lines" />
				{heroTeams.map((rows, team) => (
					<div className="team" key={figure.teams[team]}>
						<b>{figure.teams[team]}</b>
						<HabitRows matrix={rows} colour={teamColours[team]} />
					</div>
				))}
			</div>
			<dl className="counts">
				<dt className="caption">{figure.countLabel}</dt>
				{counts.map((count, index) => (
					<dd key={weeks[index]} className={`w${1 + 2 * index}`}>
						<span className="visually-hidden">{`${weeks[index]}: `}</span>
						{`${before}${count} `}
						<small>{after?.trim()}</small>
					</dd>
				))}
			</dl>
			<figcaption className="mt-5">
				<p className="caption" id="hero-caption">
					{figure.caption}
				</p>
				<Legend words={figure.legend} colour="ink" />
			</figcaption>
		</figure>
	);
}

/** The program's four parts, whose pictures touch and share one row. */
function Approach({ page: { approach }, approachId }: HomeProps) {
	return (
		<Section id={approachId} progress={0.18}>
			{/* The anchor of this section before it had a name. */}
			<span id="approach" />
			<SectionHead title={approach.title} lede={approach.lede} />
			<ul className="program ruled columns-4">
				{approach.cards.map(({ id, title, subtitle, description, link }, place) => (
					<li key={id}>
						<GridDrawing matrix={linkedPicture(place)} tint={linkTint} colour={partColours[id]} />
						<h3>{title}</h3>
						<p className="subtitle">{subtitle}</p>
						<p className="quiet">{description}</p>
						<ContentLink className="stretched-link" link={link} />
					</li>
				))}
			</ul>
		</Section>
	);
}

/** Benefits as tiles of colour, each leading to its own page. */
function Benefits({ page, benefits }: HomeProps) {
	return (
		<Section id="benefits" head={page.benefits}>
			<ul className="tiles columns-3">
				{benefits.map(({ slug, title, description, icon, colour }) => (
					<li key={slug} className={tileClass(colour)}>
						<GridDrawing matrix={pictogram(icon)} />
						<div>
							<h3>
								<a className="stretched-link corner" href={benefitPath(slug)}>
									{title}
								</a>
							</h3>
							<p>{description}</p>
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}

/** The platform: a picture of it in use, its six features and the way to try it. */
function Platform({ page: { platform }, prices, request }: HomeProps) {
	const { site, demoPlatform } = useSite();
	return (
		<Section id="platform" progress={0.46} tinted head={platform}>
			<ProductWindow copy={platform.window} monthly={prices.platform.amount} />
			<FeatureList features={platform.features} copy={platform.window} request={request} />
			<div className="actions">
				<Action look="main" link={{ label: site.demoLabel, href: demoPlatform, newTab: true }} />
				<p data-no-text="">{platform.demoNote}</p>
			</div>
		</Section>
	);
}

/** The three training offers as rows of a timetable. */
function Training({ page: { training, hero } }: HomeProps) {
	const weeks = [1, 2, 3, 4, 5].map((number) => interpolate(hero.figure.week, { number }));
	return (
		<Section id="training" progress={0.6} head={training}>
			<ul className="timetable ruled">
				{training.offers.map(({ id, title, description, length }) => (
					<li key={id} className="axis">
						<div>
							<h3>{title}</h3>
							<p className="quiet">{description}</p>
						</div>
						<div>
							<Length>{length}</Length>
							<div className="week-lines mt-3" aria-hidden="true">
								<div className="weeks">
									{weeks.map((name) => (
										<span key={name}>{name}</span>
									))}
								</div>
								<HabitRow {...timetables[id]} />
							</div>
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}

/** What the platform and a training session cost at least, with the way to the full table. */
function Pricing({ page: { pricing }, prices }: HomeProps) {
	return (
		<Section id="pricing">
			<div className="axis from-prices">
				<div>
					<h2>{pricing.title}</h2>
					<p className="lede">{pricing.note}</p>
					<p className="actions">
						<Action link={pricing.button} />
					</p>
				</div>
				<ul className="ruled">
					{pricing.prices.map(({ row, title, from, per, text }) => {
						const { amount, plan } = prices[row];
						return (
							<li key={row}>
								<p className="from-price">
									<small>{`${from} `}</small>
									<b>{amount}</b>
									<small>{` ${per}`}</small>
								</p>
								<div>
									<h3>{title}</h3>
									<p>{interpolate(text, { from: plan.from, to: plan.to ?? "" })}</p>
									<GridDrawing
										matrix={[buys(prices[row])]}
										colour={row === "platform" ? "ochre" : "dusk"}
									/>
								</div>
							</li>
						);
					})}
				</ul>
			</div>
		</Section>
	);
}

/** What a price buys, in one row: a bar for each person, or for one session of the course. */
function buys({ plan, sessions }: FromPrice): Level[] {
	return Array.from({ length: plan.to ?? 20 }, (_, column) => {
		if (sessions === undefined || column === 0) {
			return 4;
		}
		return column < sessions ? 1 : 0;
	});
}

/** What customers say, the first of them large, with a note while any of it is a sample. */
function Testimonials({ page, testimonials }: HomeProps) {
	const { sampleNote } = page.testimonials;
	return (
		<Section id="testimonials" head={page.testimonials}>
			<ul className="voices">
				{testimonials.map(({ slug, company, logo, colour, quote, name, title }, place) => (
					<li key={slug} className={place === 0 ? tileClass("eucalypt") : undefined}>
						<figure>
							<p className={place === 0 ? "company" : `company ${colour}`}>
								<CompanyLogo logo={logo} />
								<span>{company}</span>
							</p>
							<blockquote>{quote}</blockquote>
							<figcaption>
								<b>{name}</b>
								<small>{title}</small>
							</figcaption>
						</figure>
					</li>
				))}
			</ul>
			{sampleNote && testimonials.some(({ sample }) => sample) && (
				<p className="caption mt-5">{sampleNote}</p>
			)}
		</Section>
	);
}

/** The referral program, and the way in for firms that came for themselves. */
function Partner({ page: { partner } }: HomeProps) {
	return (
		<section className="band partner" id="contact-us">
			<div className="wrap axis">
				<p className="referral-share" aria-hidden="true">
					{partner.figure}
				</p>
				<div>
					<h2>{partner.title}</h2>
					<p className="lede">{partner.text}</p>
					<p className="actions">
						<Action look="main" link={partner.button} />
						<ContentLink link={partner.register} />
					</p>
					<p className="enquiry mt-5">
						{`${partner.enquiry.text} `}
						<ContentLink link={partner.enquiry.link} />
					</p>
				</div>
				<div className="strip" aria-hidden="true">
					<HabitRows matrix={keyTermRows(partner.figure)} />
				</div>
			</div>
		</section>
	);
}
