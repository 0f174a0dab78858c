import type { FieldContent } from "../../../content-model/index.ts";
import { createHabit, getPictogram } from "../../../grid/index.ts";
import { Chip } from "../Chip.tsx";
import { joinClassNames } from "../classNames.ts";
import { GridDrawing } from "../GridDrawing.tsx";
import { HabitRow } from "../HabitRow.tsx";
import { PointList } from "../PointList.tsx";
import { Tag } from "../Tag.tsx";
import type { WindowCopy } from "./content.ts";
import { LockIcon, PersonaAvatar } from "./ProductMarks.tsx";
import "./FeatureList.css";

type Feature = FieldContent<"itemWithIcon">;

interface InterfaceSampleProps {
	/** The copy of the product window, reused by these samples. */
	copy: WindowCopy;
	/** A customer's feature request, beside the roadmap; without it the roadmap has its pictogram. */
	request?: { title: string; status: string } | undefined;
}

interface FeatureListProps extends InterfaceSampleProps {
	features: readonly Feature[];
	className?: string;
}

/** Features of the platform in ruled cells, each below a decorative sample of its interface. */
export function FeatureList({ features, className, ...sampleProps }: FeatureListProps) {
	return (
		<PointList
			className={joinClassNames("feature-list ruled columns-3", className)}
			cells
			points={features}
			renderDrawing={({ icon }) => (
				<div className="feature-sample cluster" aria-hidden="true">
					<InterfaceSample icon={icon} {...sampleProps} />
				</div>
			)}
		/>
	);
}

/** Colours to choose from; the first is selected. */
const swatches = ["dusk", "gum", "ochre", "redgum"] as const;

/** Three teams adopting it one after another. An illustration. */
const teams = [
	{ colour: "hue", start: [2, 3] },
	{ colour: "saltbush", start: [7, 8] },
	{ colour: "ink", start: [12, 13] },
] as const;

/** A sample of the interface; a feature without one shows its pictogram. */
function InterfaceSample({ icon, copy, request }: InterfaceSampleProps & Pick<Feature, "icon">) {
	const { url, persona, assistants, customAssistants } = copy;
	switch (icon) {
		case "own-cloud":
		case "your-cloud":
			return (
				<Chip>
					<LockIcon />
					{url}
				</Chip>
			);
		case "persona":
		case "customisations":
			return (
				<>
					<PersonaAvatar name={persona} />
					<Chip>{persona}</Chip>
					{icon === "customisations" && (
						<span className="feature-swatches">
							{swatches.map((colour) => (
								<i key={colour} className={colour} />
							))}
						</span>
					)}
				</>
			);
		case "pre-built":
		case "custom-assistants":
			return (icon === "pre-built" ? assistants : customAssistants).map((name) => (
				<Chip key={name}>{name}</Chip>
			));
		case "guide-roadmap":
			return request ? (
				<Chip>
					{request.title} <Tag>{request.status}</Tag>
				</Chip>
			) : (
				<Pictogram name={icon} />
			);
		case "custom-analytics":
			return (
				<div className="team-uptake">
					{teams.map(({ colour, start }) => (
						<HabitRow
							key={colour}
							days={
								createHabit({ slug: `platform-${colour}`, rows: 1, start, noise: 0.3 })[0] ?? []
							}
							colourClass={colour}
						/>
					))}
				</div>
			);
		default:
			return <Pictogram name={icon} />;
	}
}

function Pictogram({ name }: { name: Feature["icon"] }) {
	return <GridDrawing matrix={getPictogram(name)} colourClass="hue" />;
}
