interface LegendProps {
	/** What each mark means, in the order in which they stand. */
	words: Readonly<Partial<Record<"dot" | "disc" | "bar", string>>>;
	/** Class of the marks' colour. */
	colour: string;
}

/** What the marks of a drawing mean. */
export function Legend({ words, colour }: LegendProps) {
	return (
		<ul className="legend caption" data-no-text="">
			{Object.entries(words).map(([mark, text]) => (
				<li key={mark}>
					<i className={mark === "bar" ? colour : `${colour} ${mark}`} />
					{text}
				</li>
			))}
		</ul>
	);
}
