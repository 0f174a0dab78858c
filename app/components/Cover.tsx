import type { CoverFiles } from "../site/covers.server.ts";
import { InlineSvg } from "./InlineSvg.tsx";

interface CoverProps {
	cover: Pick<CoverFiles, "tile" | "card" | "strip">;
	/**
	 * The cover as SVG, for the first picture of a page: it is then part of the document. Fetched, it
	 * would be the last and largest thing to appear on a phone.
	 */
	drawing?: CoverFiles["drawing"];
	/** Use the wide strip where the window is wide enough. */
	wide?: boolean;
	/** The same on two pages: the cover stays in view while one page turns into the other. */
	name?: string;
}

/** The cover of an article or event on its tile. It decorates: the title beside it says what it is. */
export function Cover({ cover, drawing, wide = false, name }: CoverProps) {
	const className = `cover ${cover.tile}`;
	if (drawing) {
		const svg = wide ? drawing.card + drawing.strip : drawing.card;
		return <InlineSvg className={className} svg={svg} name={name} />;
	}
	const card = (
		<img
			className={className}
			src={cover.card}
			alt=""
			width={240}
			height={160}
			data-name={name}
			loading="lazy"
		/>
	);
	return wide ? (
		<picture>
			<source media="(min-width: 42rem)" srcSet={cover.strip} width={500} height={140} />
			{card}
		</picture>
	) : (
		card
	);
}
