import { parseRow } from "../../../grid/index.ts";
import { ClosingBand } from "../../components/ClosingBand.tsx";
import { FactStrip } from "../../components/FactStrip.tsx";
import { GainList } from "../../components/GainList.tsx";
import { HeroBand } from "../../components/HeroBand.tsx";
import { PageHero } from "../../components/PageHero.tsx";
import { PriceSection } from "../../components/PriceSection.tsx";
import { ResponsiveDrawing } from "../../components/ResponsiveDrawing.tsx";
import { siteContext } from "../../site/context.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import type { Route } from "./+types/route";
import { Example } from "./Example.tsx";
import { SolutionTypes } from "./SolutionTypes.tsx";
import { WorkingValues } from "./WorkingValues.tsx";
import { getStrandColour, narrowWeave, weave } from "./weave.ts";

export const handle: RouteHandle = { hue: "redgum" };

/** The same details copied out three times, until one strand carries them on. */
const closingRows = [
	"##.#.###.o-..............",
	"##.#.###.o###############",
	"##.#.###.o-..............",
].map(parseRow);

export function loader({ context }: Route.LoaderArgs) {
	return { words: context.get(siteContext).content.pages.solutions };
}

export default function Solutions({ loaderData: { words } }: Route.ComponentProps) {
	return (
		<>
			<PageHero hero={words.hero} flush>
				<FactStrip figures={words.price?.figures} />
				<HeroBand theme="redgum" caption={words.drawingCaption}>
					<ResponsiveDrawing
						narrow={{ matrix: narrowWeave, getCellColour: getStrandColour }}
						wide={{ matrix: weave, getCellColour: getStrandColour }}
					/>
				</HeroBand>
			</PageHero>
			{words.example && <Example words={words.example} />}
			<SolutionTypes words={words.types} />
			<WorkingValues words={words.values} />
			{words.price && <PriceSection {...words.price} />}
			<GainList {...words.benefits} />
			<ClosingBand {...words.closing} theme="redgum" matrix={closingRows} />
		</>
	);
}
