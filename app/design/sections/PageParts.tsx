import { ClosingBand } from "../../components/ClosingBand.tsx";
import { Notice } from "../../components/Notice.tsx";
import { Picture } from "../../components/Picture.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import { WeightedWords } from "../../components/WeightedWords.tsx";
import { pictogram } from "../../grid/index.ts";
import { ArticleCard } from "../../sections/shared/ArticleCard.tsx";
import { ClosingStrip } from "../../sections/shared/ClosingStrip.tsx";
import type { ArticleCard as Card } from "../../site/articles.server.ts";
import { DesignSection, Frame, Specimen } from "../Specimen.tsx";
import { linkTo, longName, longTitle, longWord } from "../samples.ts";
import { windows } from "../windows.ts";

interface PagePartsProps {
	/** At least one article; lists of other lengths are made from them. */
	articles: readonly Card[];
	/** Stands before an author's name. */
	by: string;
}

/** What whole pages are put together from, as wide as pages show it. */
export function PageParts({ articles, by }: PagePartsProps) {
	return (
		<DesignSection
			id="parts"
			title="Parts of a page"
			lede="Each in a window of its own where it answers to the window: the name of a frame opens it alone."
			progress={0.78}
		>
			<Specimen name="SiteHeader" file="app/components/SiteHeader.tsx" columns={1}>
				<Frame name="Header, Pricing is the current page" path="/pricing" height="bar" />
				<Frame name="Header: press Menu" path="/pricing" width="phone" height="middle" />
			</Specimen>
			<Specimen name="PageHead, PageTitle" file="app/components/PageHead.tsx" columns={1}>
				<Frame {...windows.pageHead} />
				<Frame {...windows.pageHeadBare} />
				<Frame {...windows.pageHeadLong} />
				<div className="state pair">
					<Frame {...windows.pageHead} width="phone" height="high" />
					<Frame {...windows.pageHeadLong} width="phone" />
				</div>
			</Specimen>
			<Specimen name="Section, SectionHead" file="app/components/Section.tsx" wide>
				<Section id="plain-section" progress={0.3} colour="dusk">
					<SectionHead title="On the page’s ground" lede="The introduction begins at week 3." />
					<p>What the section holds.</p>
				</Section>
				<Section id="tinted-section" progress={0.6} colour="ochre" tinted>
					<SectionHead title={longTitle} lede={`${longTitle} ${longWord}`} />
					<p>A tinted ground across the whole page, a title of many lines.</p>
				</Section>
			</Specimen>
			<Specimen name="Notice" file="app/components/Notice.tsx" wide>
				<Notice picture={<Picture matrix={pictogram("customer-experience")} />} tile="t4">
					<h4>A page that says one thing</h4>
					<p className="tagline">{longTitle}</p>
					<p className="lede">An introduction.</p>
					<div className="panel">
						<p className="tagline">Coming Soon</p>
					</div>
				</Notice>
			</Specimen>
			<Specimen name="ClosingBand" file="app/components/ClosingBand.tsx" wide>
				<ClosingBand
					title={<WeightedWords text="Ready to equip and empower?" words={["equip", "empower"]} />}
					text="One offer ends the page."
					action={linkTo("GET STARTED")}
				>
					<ClosingStrip rows={["..-.-oo.oo#.###.#########"]} />
				</ClosingBand>
				<ClosingBand
					title={`${longTitle} ${longWord}`}
					text="Without a picture, with a title of many lines."
					action={linkTo(longWord, true)}
					newTabLabel="opens in a new tab"
				/>
			</Specimen>
			<Specimen name="Cards, one" file="app/sections/shared/ArticleCard.tsx" columns={1}>
				<Cards articles={articles.slice(0, 1)} by={by} />
			</Specimen>
			<Specimen
				name="Cards, thirty"
				file="app/sections/shared/ArticleCard.tsx"
				note="The second has a long title and name, the third no picture."
				columns={1}
			>
				<Cards articles={thirty(articles)} by={by} />
			</Specimen>
			<Specimen name="SiteFooter" file="app/components/SiteFooter.tsx" columns={1}>
				<Frame {...windows.siteFooter} width="phone" />
			</Specimen>
		</DesignSection>
	);
}

function Cards({ articles, by }: PagePartsProps) {
	return (
		<ul className="cards columns-4">
			{articles.map((article) => (
				<ArticleCard key={article.slug} article={article} by={by} />
			))}
		</ul>
	);
}

/** Thirty cards, each with a slug of its own. */
function thirty(articles: readonly Card[]): Card[] {
	return Array.from({ length: 30 }, (_, place) => articles[place % articles.length])
		.filter((card) => card !== undefined)
		.map((card, place) => {
			const slug = `sample-${place}`;
			if (place === 1) {
				return { ...card, slug, title: longTitle, author: { name: longName } };
			}
			return place === 2
				? { ...card, slug, title: longWord, cover: { ...card.cover, card: "data:," } }
				: { ...card, slug };
		});
}
