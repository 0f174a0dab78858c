import { ClosingBand } from "../components/ClosingBand.tsx";
import { GridDrawing } from "../components/GridDrawing.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { Section, SectionHead } from "../components/Section.tsx";
import { interpolate } from "../content/interpolate.ts";
import { type Level, parseMatrix } from "../grid/index.ts";
import { BenefitList } from "../sections/shared/BenefitList.tsx";
import { Length } from "../sections/shared/Length.tsx";
import { Offer } from "../sections/shared/Offer.tsx";
import { siteContext } from "../site/context.ts";
import type { Route } from "./+types/training";

/** A working week with its session on the third day. */
const sessionWeek = parseMatrix("..#..");

/** Class of the heaviest type, which the numbers of the sessions grow to. */
const heaviest = 9;

/** Grounds of the books on the shelf of topics, in turn: no two neighbours are alike. */
const grounds = ["t1", "t5", "paper"];

/** A year of weeks, thirteen to a row, with a leaf in every second one. */
const year = Array.from({ length: 4 }, (_, quarter) =>
	Array.from({ length: 13 }, (_, week): Level => ((quarter * 13 + week) % 2 ? 0 : 3)),
);

/** A session in each week, and the days between that fill up. */
const closingRows = parseMatrix("..o....o....o....o....o../...-..-.o-.oo##oo########");

export function loader({ context }: Route.LoaderArgs) {
	return { page: context.get(siteContext).content.pages.training };
}

export default function Training({ loaderData: { page } }: Route.ComponentProps) {
	const { bootcamp, custom, ongoing } = page;
	return (
		<>
			<PageHead {...page.hero} />
			<section className="weekly t1" id="bootcamp">
				<div className="wrap">
					<div className="axis">
						<h2>{bootcamp.title}</h2>
						<div>
							<Length>{bootcamp.length}</Length>
							<p className="lede">{bootcamp.text}</p>
						</div>
					</div>
					<ol className="mt-6">
						{bootcamp.sessions.map(({ title, text }, index) => (
							<li key={title}>
								<div className="session-week">
									<p className="caption">{interpolate(bootcamp.week, { number: index + 1 })}</p>
									<GridDrawing matrix={sessionWeek} colour="accent" />
								</div>
								<b className={`w${Math.min(heaviest, 1 + 2 * index)}`} data-no-text="">
									{index + 1}
								</b>
								<h3>{title}</h3>
								<p className="quiet">{text}</p>
							</li>
						))}
					</ol>
				</div>
			</section>
			<Section id="custom" tinted>
				<SectionHead title={custom.title} statement>
					<div>
						<p className="lede">{custom.text}</p>
						<p className="audience">{custom.audience}</p>
					</div>
				</SectionHead>
				<ul className="shelf">
					{custom.topics.map((topic, index) => (
						<li key={topic}>
							<span className={grounds[index % grounds.length]}>{topic}</span>
						</li>
					))}
				</ul>
			</Section>
			<Section id="fortnightly" progress={0.7} className="ongoing">
				<div className="axis">
					<div>
						<h2>{ongoing.title}</h2>
						<p className="lede">{ongoing.text}</p>
					</div>
					<figure>
						<Length>{ongoing.length}</Length>
						<GridDrawing matrix={year} colour="hue" />
						<figcaption className="caption">{ongoing.caption}</figcaption>
					</figure>
				</div>
			</Section>
			{page.offer && <Offer {...page.offer} />}
			<BenefitList {...page.benefits} />
			<ClosingBand {...page.closing} matrix={closingRows} />
		</>
	);
}
