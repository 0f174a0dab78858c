import { GridDrawing } from "../../components/GridDrawing.tsx";
import { HabitRow } from "../../components/HabitRow.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import { habit, pictogram } from "../../grid/index.ts";
import { PointList } from "./PointList.tsx";
import { Lock, PersonaMark } from "./ProductMarks.tsx";

type Feature =
	| Page<"home">["platform"]["features"][number]
	| Page<"platform">["features"]["items"][number];

/** Texts that stand in the pieces of the product. */
interface FragmentCopy
	extends Pick<Page<"home">["platform"]["window"], "address" | "persona">,
		Partial<Pick<Page<"home">["platform"]["window"], "assistants" | "customAssistants">>,
		Partial<Pick<Page<"platform">["features"], "request">> {}

interface FeatureListProps {
	features: readonly Feature[];
	copy: FragmentCopy;
}

/** Features of the platform in ruled cells, each below a piece of its interface, which decorates. */
export function FeatureList({ features, copy }: FeatureListProps) {
	return (
		<PointList
			className="features ruled columns-3 cells"
			points={features}
			picture={({ icon }) => (
				<div className="fragment" aria-hidden="true">
					<Fragment icon={icon} copy={copy} />
				</div>
			)}
		/>
	);
}

/** Colours to choose from; the first is the chosen one. */
const swatches = ["dusk", "gum", "ochre", "redgum"] as const;

/** Three teams that take it up one after another. An illustration. */
const teams = [
	{ colour: "hue", onset: [2, 3] },
	{ colour: "saltbush", onset: [7, 8] },
	{ colour: "ink", onset: [12, 13] },
] as const;

/** A piece of the interface; a feature without one shows its pictogram. */
function Fragment({ icon, copy }: { icon: Feature["icon"]; copy: FragmentCopy }) {
	const { address, persona, assistants = [], customAssistants = [], request } = copy;
	switch (icon) {
		case "own-cloud":
		case "your-cloud":
			return (
				<span className="chip">
					<Lock />
					{address}
				</span>
			);
		case "persona":
		case "customisations":
			return (
				<>
					<PersonaMark name={persona} />
					<span className="chip">{persona}</span>
					{icon === "customisations" && (
						<span className="swatches">
							{swatches.map((colour) => (
								<i key={colour} className={colour} />
							))}
						</span>
					)}
				</>
			);
		case "pre-built":
			return <Chips names={assistants} />;
		case "custom-assistants":
			return <Chips names={customAssistants} />;
		case "guide-roadmap":
			return (
				<span className="chip">
					{request?.title} <span className="tag">{request?.state}</span>
				</span>
			);
		case "custom-analytics":
			return (
				<div className="teams">
					{teams.map(({ colour, onset }) => (
						<HabitRow
							key={colour}
							days={habit({ slug: `platform-${colour}`, rows: 1, onset, noise: 0.3 })[0] ?? []}
							colour={colour}
						/>
					))}
				</div>
			);
		default:
			return <GridDrawing matrix={pictogram(icon)} colour="hue" />;
	}
}

function Chips({ names }: { names: readonly string[] }) {
	return names.map((name) => (
		<span className="chip" key={name}>
			{name}
		</span>
	));
}
