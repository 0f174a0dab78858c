import { HabitRow } from "../../components/HabitRow.tsx";
import { Picture } from "../../components/Picture.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import { habit, pictogram } from "../../grid/index.ts";
import { Lock, PersonaMark } from "../shared/ProductMarks.tsx";

/** Words that stand in the fragments. */
export interface FragmentWords {
	/** Address of a sample firm's assistant. */
	address: string;
	/** Name of that assistant. */
	persona: string;
	request: Page<"platform">["features"]["request"];
}

interface FeatureFragmentProps {
	/** The feature, by its pictogram. */
	icon: Page<"platform">["features"]["items"][number]["icon"];
	words: FragmentWords;
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
export function FeatureFragment({ icon, words }: FeatureFragmentProps) {
	switch (icon) {
		case "your-cloud":
			return (
				<span className="chip">
					<Lock />
					{words.address}
				</span>
			);
		case "guide-roadmap":
			return (
				<span className="chip">
					{words.request.title} <span className="tag">{words.request.state}</span>
				</span>
			);
		case "customisations":
			return (
				<>
					<PersonaMark name={words.persona} />
					<span className="chip">{words.persona}</span>
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
				<Picture matrix={pictogram(icon)} colour={icon === "cost-effective" ? "gum" : "redgum"} />
			);
	}
}
