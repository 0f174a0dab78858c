import { GridDrawing } from "../app/components/GridDrawing.tsx";
import type { Page } from "../app/content/schemas/pages.ts";
import { pictogram } from "../app/grid/index.ts";
import { assistantColour } from "./assistantColour.ts";
import { Ask, Facts, type ProductNames, ProductScreen } from "./ProductScreen.tsx";
import { ownDays, ownMonth, homeBase as words } from "./sample.ts";

interface HomeBaseProps {
	names: ProductNames;
	assistants: Page<"platform">["assistants"]["items"];
}

/** Where the day starts: a box to ask in, recent work, the assistants and one's own five weeks. */
export function HomeBase({ names, assistants }: HomeBaseProps) {
	return (
		<ProductScreen names={names} current="Home Base" facts={<OwnMonth />}>
			<h1>{words.greeting}</h1>
			<Ask names={names}>{words.ask}</Ask>
			<section>
				<h2>{words.recent}</h2>
				<table>
					<tbody>
						{words.work.map(({ title, assistant, time }) => (
							<tr key={title}>
								<th>{title}</th>
								<td>{assistant}</td>
								<td>{time}</td>
							</tr>
						))}
					</tbody>
				</table>
			</section>
			<section>
				<h2>{words.assistants}</h2>
				<ul className="assistants">
					{assistants.map(({ title, icon }, place) => (
						<li key={title}>
							<GridDrawing matrix={pictogram(icon)} colour={assistantColour(place)} />
							{title}
						</li>
					))}
				</ul>
			</section>
		</ProductScreen>
	);
}

function OwnMonth() {
	const { exercise } = words;
	return (
		<>
			<h2>{words.month}</h2>
			<p className="figure">
				{ownDays} <small>{words.ofDays}</small>
			</p>
			<div className="month">
				<GridDrawing matrix={ownMonth} colour="gum" />
				<p className="ends caption">
					<span>{words.week.first}</span>
					<span>{words.week.last}</span>
				</p>
			</div>
			<Facts items={words.facts} />
			<div className="note">
				<h2>{exercise.title}</h2>
				<p>{exercise.text}</p>
			</div>
		</>
	);
}
