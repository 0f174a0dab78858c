import { Fragment } from "react";
import { Facts, Persona, type ProductNames, ProductScreen } from "./ProductScreen.tsx";
import { customisations as words } from "./sample.ts";

/** Name, manner and colour, who sees which assistant, and what a reply looks like then. */
export function Customisations({ names }: { names: ProductNames }) {
	return (
		<ProductScreen names={names} current="Customisations" facts={<Preview names={names} />}>
			<div className="settings">
				<div>
					<h2>{words.name}</h2>
					<p className="field">{names.persona}</p>
				</div>
				<div>
					<h2>{words.colour}</h2>
					<ul className="swatches">
						{words.colours.map((colour) => (
							<li key={colour} className={colour} />
						))}
					</ul>
				</div>
				<div>
					<h2>{words.manner}</h2>
					<p className="field">{words.mannerText}</p>
				</div>
			</div>
			<section>
				<h2>{words.visible}</h2>
				<table className="switches">
					<thead>
						<tr>
							<th>{words.assistant}</th>
							{names.usage.teams.map((team) => (
								<th key={team}>{team}</th>
							))}
						</tr>
					</thead>
					<tbody>
						{words.switches.map(({ name, teams }) => (
							<tr key={name}>
								<th>{name}</th>
								{teams.map((on, team) => (
									<td key={names.usage.teams[team]}>
										{on ? <span className="tag">{words.on}</span> : words.off}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</ProductScreen>
	);
}

function Preview({ names }: { names: ProductNames }) {
	return (
		<>
			<h2>{words.preview}</h2>
			<div className="preview">
				<Persona names={names} />
				{words.exchange.map(({ question, attachment, reply }) => (
					<Fragment key={question}>
						<div className="question">
							<p>{question}</p>
							{attachment && <span className="chip">{attachment}</span>}
						</div>
						<p>{reply}</p>
					</Fragment>
				))}
			</div>
			<div className="last">
				<Facts items={words.facts} />
				<p className="actions">
					<span className="action solid">{words.save}</span>
					<span className="action">{words.undo}</span>
				</p>
			</div>
		</>
	);
}
