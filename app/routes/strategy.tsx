import { ClosingBand } from "../components/ClosingBand.tsx";
import { GridDrawing } from "../components/GridDrawing.tsx";
import { HabitRow } from "../components/HabitRow.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { Section, SectionHead } from "../components/Section.tsx";
import { type Matrix, parseRow, pictogram, type Tint } from "../grid/index.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { Offer } from "../sections/shared/Offer.tsx";
import { Roadmap } from "../sections/strategy/Roadmap.tsx";
import { siteContext } from "../site/context.ts";
import type { Route } from "./+types/strategy";

export const handle: RouteHandle = { hue: "ochre" };

/** Contour map of three hills, one for each step of the roadmap, with the road below them. 25 by 8. */
const terrain = [
	"................--oooo--.",
	".........--oo----oo##oo--",
	"...---..-oo##oo-oo####oo-",
	"..-ooo-.-o####o-oo####oo-",
	"..o###o.-oo##oo--oo##oo--",
	"..-ooo-..--oo--.+++++++++",
	"...---..+++++++++.----...",
	"+++++++++................",
].map(parseRow);

/** Two of the hills and the road, for phones. 13 by 8. */
const narrowTerrain = [
	"........-ooo-",
	"..--...-o###o",
	".-oo-..o####o",
	"-o##o-.-o###o",
	"-o##o-..+++++",
	".-oo++++++...",
	"++++++..--...",
	"........oo-..",
].map(parseRow);

/** Sets the road of a map apart. */
function roadTint(map: Matrix): Tint {
	return (row, column) => (map[row]?.[column] === 5 ? "accent road" : "");
}

/** Many ideas, a few that are worth it, one that is begun. */
const closingRows = [
	"-.o.--..o-.-.o.-..-o.-.o-",
	"....o.......ooo....o.....",
	"............#############",
].map(parseRow);

export function loader({ context }: Route.LoaderArgs) {
	return { page: context.get(siteContext).content.pages.strategy };
}

export default function Strategy({ loaderData: { page } }: Route.ComponentProps) {
	return (
		<>
			<PageHead {...page.hero} tile="ochre">
				<GridDrawing matrix={narrowTerrain} tint={roadTint(narrowTerrain)} />
				<GridDrawing matrix={terrain} tint={roadTint(terrain)} />
			</PageHead>
			<Section id="why" progress={0.35}>
				<SectionHead title={page.reasons.title} lede={page.reasons.lede} />
				<ol className="reasons ruled">
					{page.reasons.items.map(({ title, text, icon }) => (
						<li key={title} className="axis">
							<div>
								<h3>{title}</h3>
								<p className="quiet">{text}</p>
							</div>
							<div className="week-lines" aria-hidden="true">
								<HabitRow days={pictogram(icon)[0] ?? []} colour="hue" outlined />
							</div>
						</li>
					))}
				</ol>
			</Section>
			<Roadmap {...page.roadmap} />
			{page.offer && <Offer {...page.offer} progress={0.85} />}
			<ClosingBand {...page.closing} matrix={closingRows} />
		</>
	);
}
