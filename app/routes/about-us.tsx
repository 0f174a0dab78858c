import { ClosingBand } from "../components/ClosingBand.tsx";
import { GridDrawing } from "../components/GridDrawing.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { Section, SectionHead } from "../components/Section.tsx";
import { parseMatrix, parseRow, pictogram, type Tint } from "../grid/index.ts";
import { PointList } from "../sections/shared/PointList.tsx";
import { TeamList } from "../sections/shared/TeamList.tsx";
import { siteContext } from "../site/context.ts";
import type { Route } from "./+types/about-us";

/** A eucalypt: four stems with their crowns of leaves, and the root that they come from. 25 by 10. */
const stems = [
	"......-####-.............",
	".-##-.######.##...-###-..",
	"#####..##.#####..###.####",
	".##.##.-.+..-....####.##-",
	"-.#+#-...+..-##-..-##+#-.",
	"...+++...+.-##+##....+...",
	".....+++.+...-+-...+++...",
	".......+++....+..+++.....",
	"........+++++++++++......",
	"-.o..+++++.+++++.+++++.o-",
].map(parseRow);

/** Three of its stems, for phones. 13 by 8. */
const narrowStems = [
	"..-###-......",
	".-#####..##-.",
	"###.####.####",
	".##.-+-.####.",
	"-.+..+...+.-.",
	"..++.+..++...",
	"...++++++....",
	"..++++++++.o-",
].map(parseRow);

/** Sets the wood of a drawing apart from its leaves. */
const woodTint: Tint = (_row, _column, level) => (level === 5 ? "accent" : "");

/** The stems of the page's picture on their root, seen from close by. */
const closingRows = parseMatrix("..##...##...##...##...##./#########################");

export function loader({ context }: Route.LoaderArgs) {
	const { content, team } = context.get(siteContext);
	return { page: content.pages["about-us"], members: team };
}

export default function AboutUs({ loaderData: { page, members } }: Route.ComponentProps) {
	const { whoWeAre, approach, values } = page;
	return (
		<>
			<PageHead {...page.hero}>
				<GridDrawing matrix={narrowStems} tint={woodTint} />
				<GridDrawing matrix={stems} tint={woodTint} />
			</PageHead>
			<Section id="who-we-are" progress={0.3} className="statements">
				<SectionHead title={whoWeAre.title} lede={whoWeAre.text} />
				<SectionHead title={approach.title} lede={approach.text} />
			</Section>
			<Section id="values" tinted head={{ ...values, statement: true }}>
				<PointList
					className="value-list ruled columns-4 beside"
					points={values.items}
					picture={({ icon }) => <GridDrawing matrix={pictogram(icon)} colour="hue" />}
				/>
			</Section>
			<Section id="team" progress={0.85} head={page.team}>
				<TeamList members={members} heading="h3" />
			</Section>
			<ClosingBand {...page.closing} matrix={closingRows} />
		</>
	);
}
