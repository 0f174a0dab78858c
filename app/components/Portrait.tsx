interface PortraitProps {
	/** Address of the drawing. */
	src: string;
	/** Class of its ground, `t2`, `t4` or `t5`. */
	tile: string;
	/** What the drawing is: whose portrait. */
	alt: string;
	/** Fetch it at once: for the first picture of a page. */
	eager?: boolean;
}

/** The portrait of a person, drawn in dots and bars. */
export function Portrait({ src, tile, alt, eager = false }: PortraitProps) {
	return (
		<img
			className={`portrait ${tile}`}
			src={src}
			alt={alt}
			width={480}
			height={580}
			{...(eager ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
		/>
	);
}
