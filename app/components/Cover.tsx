import type { CoverFiles } from "../content/covers.server";

interface CoverProps {
	cover: CoverFiles;
	/** Use the wide strip where the window is wide enough. */
	wide?: boolean;
	/** Fetch it at once: for the first picture of a page. */
	eager?: boolean;
}

/** The cover of an article or event on its tile. It decorates: the title beside it says what it is. */
export function Cover({ cover, wide = false, eager = false }: CoverProps) {
	const card = (
		<img
			className={`cover ${cover.tile}`}
			src={cover.card}
			alt=""
			width={wide ? 500 : 240}
			height={wide ? 140 : 160}
			{...(eager ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
		/>
	);
	return wide ? (
		<picture>
			<source media="(min-width: 64rem)" srcSet={cover.strip} />
			{card}
		</picture>
	) : (
		card
	);
}
