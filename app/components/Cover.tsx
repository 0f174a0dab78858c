import type { CoverFiles } from "../content/covers.server";

interface CoverProps {
	cover: CoverFiles;
	/** Use the wide strip where the window is wide enough. */
	wide?: boolean;
	/** Fetch it at once: for the first picture of a page. */
	eager?: boolean;
	/** The same on two pages: the cover stays in view while one page turns into the other. */
	name?: string;
}

/** The cover of an article or event on its tile. It decorates: the title beside it says what it is. */
export function Cover({ cover, wide = false, eager = false, name }: CoverProps) {
	const card = (
		<img
			className={`cover ${cover.tile}`}
			src={cover.card}
			alt=""
			width={240}
			height={160}
			data-name={name}
			{...(eager ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
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
