import { joinClassNames } from "./classNames.ts";
import "./Legend.css";

interface LegendProps {
	/** What each mark means, in the order in which they are shown. */
	labels: Readonly<Partial<Record<"dot" | "disc" | "bar" | "gap", string>>>;
	/** Class of the marks' colour. */
	colour: string;
	className?: string;
}

/** The class of each mark; a bar needs none. */
const markClasses: Record<string, string> = {
	dot: "legend-dot",
	disc: "legend-disc",
	gap: "legend-gap",
};

/** What the marks of a drawing mean. */
export function Legend({ labels, colour, className }: LegendProps) {
	return (
		<ul className={joinClassNames("legend caption", className)} data-no-text="">
			{Object.entries(labels).map(([mark, text]) => (
				<li key={mark}>
					<i className={joinClassNames(colour, markClasses[mark])} />
					{text}
				</li>
			))}
		</ul>
	);
}
