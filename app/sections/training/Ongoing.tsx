import { GridDrawing } from "../../components/GridDrawing.tsx";
import { Section } from "../../components/Section.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import type { Level } from "../../grid/index.ts";
import { Length } from "../shared/Length.tsx";

/** A year of weeks, thirteen to a row, with a leaf in every second one. */
const year = Array.from({ length: 4 }, (_, quarter) =>
	Array.from({ length: 13 }, (_, week): Level => ((quarter * 13 + week) % 2 ? 0 : 3)),
);

/** The fortnightly webinars, as a year. */
export function Ongoing({ title, length, text, caption }: Page<"training">["ongoing"]) {
	return (
		<Section id="fortnightly" progress={0.7} colour="dusk" className="ongoing">
			<div className="axis">
				<div>
					<h2>{title}</h2>
					<p className="lede">{text}</p>
				</div>
				<figure>
					<Length>{length}</Length>
					<GridDrawing matrix={year} colour="dusk" />
					<figcaption className="caption">{caption}</figcaption>
				</figure>
			</div>
		</Section>
	);
}
