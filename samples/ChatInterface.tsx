import { Ask, Facts, type ProductNames, ProductScreen } from "./ProductScreen.tsx";
import { chat as words } from "./sample.ts";

/** A question, an answer and the documents behind it, side by side. */
export function ChatInterface({ names }: { names: ProductNames }) {
	return (
		<ProductScreen names={names} current="Chat" inConversation facts={<Sources />}>
			<div className="question">
				<p>{words.question}</p>
				<span className="chip">{words.attachment}</span>
			</div>
			<p>{words.answer}</p>
			<Comparison />
			<p>{words.draft}</p>
			<p className="chips">
				{words.actions.map((action) => (
					<span className="chip" key={action}>
						{action}
					</span>
				))}
			</p>
			<p className="question">{words.next}</p>
			<p>{words.reply}</p>
			<Ask names={names}>{words.ask}</Ask>
		</ProductScreen>
	);
}

function Comparison() {
	const { head, rows, same, differs } = words.table;
	return (
		<table>
			<thead>
				<tr>
					{head.map((name) => (
						<th key={name}>{name}</th>
					))}
					<td />
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.point}>
						<th>{row.point}</th>
						<td>{row.found}</td>
						<td>{row.standard}</td>
						<td>
							<span className={row.same ? "tag" : "tag warn"}>{row.same ? same : differs}</span>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Sources() {
	const { state, unread } = words;
	return (
		<>
			<h2>{words.sourcesTitle}</h2>
			<ul className="sources">
				{words.sources.map(({ title, quote }) => (
					<li key={title}>
						<b>{title}</b>
						<q>{quote}</q>
					</li>
				))}
			</ul>
			<div className="last">
				<h2>{unread.title}</h2>
				<ul>
					{unread.items.map((item) => (
						<li key={item}>{item}</li>
					))}
				</ul>
			</div>
			<div className="last">
				<h2>{words.check}</h2>
				<Facts
					items={[
						{ label: state.label, value: <span className="tag warn">{state.value}</span> },
						...words.facts,
					]}
				/>
			</div>
		</>
	);
}
