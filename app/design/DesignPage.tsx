import { PageTitle } from "../components/PageTitle.tsx";
import type { DesignData } from "./designData.server.ts";
import { Colours } from "./sections/Colours.tsx";
import { Controls } from "./sections/Controls.tsx";
import { Grid } from "./sections/Grid.tsx";
import { Interactive } from "./sections/Interactive.tsx";
import { PageParts } from "./sections/PageParts.tsx";
import { Shape } from "./sections/Shape.tsx";
import { Type } from "./sections/Type.tsx";
import { Words } from "./sections/Words.tsx";
import type { TokenGroup } from "./tokens.ts";

/** The chapters of the page, in their order: anchor and name. */
const chapters = {
	colour: "Colour",
	type: "Type",
	shape: "Space, shape, motion",
	controls: "Actions and fields",
	words: "Words in order",
	grid: "The habit grid",
	parts: "Parts of a page",
	interactive: "Interactive parts",
} as const;

/** The design system on one page: every token and every component, in all states. */
export function DesignPage({ data, groups }: { data: DesignData; groups: readonly TokenGroup[] }) {
	const { brand, tree, labels, covers, members, articles, by } = data;
	return (
		<>
			<div className="page-head wrap" id="design">
				<PageTitle>DESIGN</PageTitle>
				<div className="axis">
					<p className="tagline">The habit grid, part by part</p>
					<p className="lede">
						Every token and every component in every state, from the same code and stylesheets that
						draw the site. Only development shows this page.
					</p>
				</div>
			</div>
			<nav className="design-index wrap" aria-label="Chapters of this page">
				<ul>
					{Object.entries(chapters).map(([id, name]) => (
						<li key={id}>
							<a href={`#${id}`}>{name}</a>
						</li>
					))}
				</ul>
				<fieldset>
					<legend>Scheme</legend>
					{["device", "light", "dark"].map((scheme) => (
						<label key={scheme}>
							<input
								type="radio"
								name="scheme"
								value={scheme}
								defaultChecked={scheme === "device"}
							/>
							{scheme}
						</label>
					))}
				</fieldset>
			</nav>
			<Colours groups={groups} />
			<Type groups={groups} />
			<Shape groups={groups} />
			<Controls brand={brand} />
			<Words tree={tree} labels={labels} />
			<Grid covers={covers} members={members} week={labels.week} />
			<PageParts articles={articles} by={by} />
			<Interactive />
		</>
	);
}
