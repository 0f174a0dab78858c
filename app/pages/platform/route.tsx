import { parseRow } from "../../../grid/index.ts";
import { ClosingBand } from "../../components/ClosingBand.tsx";
import { FactStrip } from "../../components/FactStrip.tsx";
import { PageHero } from "../../components/PageHero.tsx";
import { PriceSection } from "../../components/PriceSection.tsx";
import { FeatureList } from "../../components/product/FeatureList.tsx";
import { Section } from "../../components/Section.tsx";
import { siteContext } from "../../site/context.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import type { Route } from "./+types/route";
import { Assistants } from "./Assistants.tsx";
import { Screenshots } from "./Screenshots.tsx";
import { WalledProductWindow } from "./WalledProductWindow.tsx";

export const handle: RouteHandle = { hue: "dusk" };

/** A question from the right, an answer from the left, and the next question. */
const closingRows = [
	"..............o##########",
	"###################o.....",
	"....................o####",
].map(parseRow);

export function loader({ context }: Route.LoaderArgs) {
	const { content, images, pricing } = context.get(siteContext);
	const { pages } = content;
	return {
		words: pages.platform,
		windowWords: pages.home.platform.window,
		monthly: pricing.lowest.platform.amount,
		images: Object.fromEntries(images.screenshots),
	};
}

export default function Platform({ loaderData }: Route.ComponentProps) {
	const { words, windowWords, monthly, images } = loaderData;
	const { features } = words;
	return (
		<>
			<PageHero hero={words.hero} isMainAction flush>
				<FactStrip figures={words.price?.figures} />
			</PageHero>
			<WalledProductWindow words={windowWords} monthly={monthly} />
			<Section id="features" head={features}>
				<FeatureList
					className="ruled-open"
					features={features.items}
					words={windowWords}
					request={features.request}
				/>
			</Section>
			<Screenshots words={words.screenshots} images={images} />
			<Assistants words={words.assistants} />
			{words.price && <PriceSection {...words.price} />}
			<ClosingBand {...words.closing} theme="dusk" layout="rowsBeside" matrix={closingRows} />
		</>
	);
}
