import type { CoverFiles } from "../site/covers.server.ts";
import { InlineSvg } from "./InlineSvg.tsx";

interface CoverProps {
	cover: Pick<CoverFiles, "tile" | "card" | "strip">;
	/**
	 * Make it part of the document, for the first picture of a page. Fetched, it would be the last and
	 * largest thing to appear on a phone.
	 */
	inline?: boolean;
	/** Use the wide strip where the window is wide enough. */
	wide?: boolean;
	/** The same on two pages: the cover stays in view while one page turns into the other. */
	name?: string;
}

/** The cover of an article or event on its tile. It decorates: the title beside it says what it is. */
export function Cover({ cover, inline = false, wide = false, name }: CoverProps) {
	const className = `cover ${cover.tile}`;
	if (inline) {
		const svg = wide ? cover.card.svg + cover.strip.svg : cover.card.svg;
		return <InlineSvg className={className} svg={svg} name={name} />;
	}
	const card = (
		<img
			className={className}
			src={cover.card.address}
			alt=""
			width={240}
			height={160}
			data-name={name}
			loading="lazy"
		/>
	);
	return wide ? (
		<picture>
			<source media="(min-width: 42rem)" srcSet={cover.strip.address} width={500} height={140} />
			{card}
		</picture>
	) : (
		card
	);
}
