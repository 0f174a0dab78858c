import { joinClassNames } from "./classNames.ts";
import "./Legend.css";

interface LegendProps {
	/** The meaning of each mark, in the order shown. */
	labels: Readonly<Partial<Record<"dot" | "disc" | "bar" | "gap", string>>>;
	/** Colour class of the marks; by default that of the labels. */
	colourClass?: string;
	/** Whether the marks have a column of their own, so that the labels begin on one line. */
	aligned?: boolean;
	className?: string;
}

/** The class of each mark; a bar needs none. */
const markClasses: Record<string, string> = {
	dot: "legend-dot",
	disc: "legend-disc",
	gap: "legend-gap",
};

/** The legend of a drawing's marks. */
export function Legend({ labels, colourClass, aligned = false, className }: LegendProps) {
	return (
		<ul
			className={joinClassNames("legend caption", aligned && "aligned", className)}
			data-no-text=""
		>
			{Object.entries(labels).map(([mark, text]) => (
				<li key={mark}>
					<i className={joinClassNames(colourClass, markClasses[mark])} />
					{text}
				</li>
			))}
		</ul>
	);
}
