import { ClosingBand } from "../components/ClosingBand.tsx";
import { GridDrawing } from "../components/GridDrawing.tsx";
import { HabitRows } from "../components/HabitRow.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { Section } from "../components/Section.tsx";
import { parseMatrix, parseRow, pictogram, type Tint } from "../grid/index.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { BenefitList } from "../sections/shared/BenefitList.tsx";
import { Offer } from "../sections/shared/Offer.tsx";
import { PointList } from "../sections/shared/PointList.tsx";
import { siteContext } from "../site/context.ts";
import type { Route } from "./+types/solutions";

export const handle: RouteHandle = { hue: "redgum" };

/** Bars of many lengths, woven round one strand, the leaf from end to end that all others hang by. */
const weave = [
	"####-.....-####.####.####",
	"######-###....##-oo.....#",
	"###.oooo-####.#####.###.#",
	"#########################",
	"##.oooo-#####.##-###.##.#",
	"#....-###-####.oo.#####.#",
].map(parseRow);

/** Fewer and shorter, for phones. 13 by 8. */
const narrowWeave = [
	"###.-..####.#",
	"#####.###-oo#",
	"##.ooo.####.#",
	"#############",
	"##.oo-####.##",
	"#..####..-o##",
	"####.oo.###.#",
	"#-####.#####.",
].map(parseRow);

/** Sets the strand of a weave apart. */
const strandTint: Tint = (row) => (row === 3 ? "accent" : "");

/** Three rows for each value. */
const values = {
	// One block, two, or as many as it takes.
	"flexible-options": parseMatrix(
		"####...................../####.####................/####.####.###############",
	),
	// Every side is fixed before anything stands inside.
	"scoped-for-certainty": parseMatrix(
		"#########################/#.......................#/#########################",
	),
	// Care that comes back, week after week.
	"long-term-support": parseMatrix(
		"..#....................../..#....#....#............/..#....#....#....#....#..",
	),
};

/** The same details copied out three times, until one strand carries them on. */
const closingRows = [
	"##.#.###.o-..............",
	"##.#.###.o###############",
	"##.#.###.o-..............",
].map(parseRow);

export function loader({ context }: Route.LoaderArgs) {
	return { page: context.get(siteContext).content.pages.solutions };
}

export default function Solutions({ loaderData: { page } }: Route.ComponentProps) {
	return (
		<>
			<PageHead {...page.hero} tile="redgum">
				<GridDrawing matrix={narrowWeave} tint={strandTint} />
				<GridDrawing matrix={weave} tint={strandTint} />
			</PageHead>
			<Section id="values" progress={0.3} head={page.values}>
				<PointList
					className="working-values ruled columns-3 cells"
					points={page.values.items}
					picture={({ icon }) => (
						<div aria-hidden="true">
							<HabitRows matrix={values[icon]} colour="hue" />
						</div>
					)}
				/>
			</Section>
			<Section id="types" tinted head={{ ...page.types, statement: true }}>
				<PointList
					className="solution-types ruled columns-2"
					points={page.types.items}
					picture={({ icon }) => <GridDrawing matrix={pictogram(icon)} colour="hue" />}
				/>
			</Section>
			{page.offer && <Offer {...page.offer} progress={0.75} />}
			<BenefitList {...page.benefits} />
			<ClosingBand {...page.closing} matrix={closingRows} />
		</>
	);
}
