import { GridDrawing } from "../../components/GridDrawing.tsx";
import { HabitRow } from "../../components/HabitRow.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import { habit, pictogram } from "../../grid/index.ts";
import { Lock, PersonaMark } from "../shared/ProductMarks.tsx";

/** Words that stand in the fragments. */
export interface FragmentCopy {
	/** Address of a sample firm's assistant. */
	address: string;
	/** Name of that assistant. */
	persona: string;
	request: Page<"platform">["features"]["request"];
}

interface FeatureFragmentProps {
	/** The feature, by its pictogram. */
	icon: Page<"platform">["features"]["items"][number]["icon"];
	copy: FragmentCopy;
}

/** The first colour is the chosen one. */
const swatches = ["dusk", "gum", "ochre", "redgum"] as const;

/** Three teams that take it up one after another. An illustration. */
const teams = [
	{ colour: "gum", onset: [2, 3] },
	{ colour: "dusk", onset: [7, 8] },
	{ colour: "ochre", onset: [12, 13] },
] as const;

/** A piece of the interface beside a feature; a feature without one of its own shows its pictogram. */
export function FeatureFragment({ icon, copy }: FeatureFragmentProps) {
	switch (icon) {
		case "your-cloud":
			return (
				<span className="chip">
					<Lock />
					{copy.address}
				</span>
			);
		case "guide-roadmap":
			return (
				<span className="chip">
					{copy.request.title} <span className="tag">{copy.request.state}</span>
				</span>
			);
		case "customisations":
			return (
				<>
					<PersonaMark name={copy.persona} />
					<span className="chip">{copy.persona}</span>
					<span className="swatches">
						{swatches.map((colour) => (
							<i key={colour} className={colour} />
						))}
					</span>
				</>
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
			return (
				<GridDrawing
					matrix={pictogram(icon)}
					colour={icon === "cost-effective" ? "gum" : "redgum"}
				/>
			);
	}
}
