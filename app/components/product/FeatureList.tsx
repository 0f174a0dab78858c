import type { ReactNode } from "react";
import type { PageContent } from "../../../content-model/index.ts";
import { getPictogram, parseRow } from "../../../grid/index.ts";
import { CellRow } from "../CellRow.tsx";
import { Chip } from "../Chip.tsx";
import { joinClassNames } from "../classNames.ts";
import { GridDrawing } from "../GridDrawing.tsx";
import { PointList } from "../PointList.tsx";
import { Tag } from "../Tag.tsx";
import { LockIcon, PersonaAvatar } from "./ProductIcons.tsx";
import type { WindowWords } from "./schema.ts";
import styles from "./FeatureList.module.css";

type Feature = PageContent<"platform">["features"]["items"][number];

interface FigureData {
	/** The words of the product window, shown in the figures. */
	words: WindowWords;
	/** A customer's feature request, beside the roadmap; without it the roadmap has its pictogram. */
	request?: { title: string; status: string };
}

interface FeatureListProps extends FigureData {
	features: readonly Feature[];
	className?: string;
}

/** Features of the platform in ruled cells, each below a decorative figure of its interface or its pictogram. */
export function FeatureList({ features, className, ...data }: FeatureListProps) {
	return (
		<PointList
			className={joinClassNames(styles.featureList, "ruled columns-3", className)}
			cells
			compact
			points={features}
			renderDrawing={({ pictogram }) => (
				<div className={joinClassNames(styles.figure, "cluster")} aria-hidden="true">
					{figures[pictogram]?.(data) ?? (
						<GridDrawing
							matrix={getPictogram(pictogram)}
							colourClass="hue"
							className={styles.pictogram}
						/>
					)}
				</div>
			)}
		/>
	);
}

/** Colours to choose from; the first is selected. */
const swatches = ["dusk", "gum", "ochre", "redgum"] as const;

/** Three teams adopting it one after another. An illustration. */
const teams = [
	{ colour: "hue", cells: parseRow("oo-######################") },
	{ colour: "saltbush", cells: parseRow("...-.o-o#################") },
	{ colour: "ink", cells: parseRow("....-.-..-.--ooo#########") },
] as const;

/** Figures of the interface, by the pictogram that they replace. */
const figures: Partial<Record<Feature["pictogram"], (data: FigureData) => ReactNode>> = {
	"own-cloud": renderUrl,
	"your-cloud": renderUrl,
	persona: renderPersona,
	customisations: (data) => (
		<>
			{renderPersona(data)}
			<span className={styles.swatches}>
				{swatches.map((colour) => (
					<i key={colour} className={colour} />
				))}
			</span>
		</>
	),
	"pre-built": ({ words }) => words.assistants.map((name) => <Chip key={name}>{name}</Chip>),
	"custom-assistants": ({ words }) =>
		words.customAssistants.map((name) => <Chip key={name}>{name}</Chip>),
	"guide-roadmap": ({ request }) =>
		request && (
			<Chip>
				{request.title} <Tag>{request.status}</Tag>
			</Chip>
		),
	"custom-analytics": () => (
		<div className={styles.teamUptake}>
			{teams.map(({ colour, cells }) => (
				<CellRow key={colour} cells={cells} colourClass={colour} />
			))}
		</div>
	),
};

function renderUrl({ words }: FigureData) {
	return (
		<Chip>
			<LockIcon />
			{words.url}
		</Chip>
	);
}

function renderPersona({ words }: FigureData) {
	return (
		<>
			<PersonaAvatar name={words.persona} />
			<Chip>{words.persona}</Chip>
		</>
	);
}
