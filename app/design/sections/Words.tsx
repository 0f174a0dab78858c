import type { Root } from "hast";
import { Prose } from "../../components/Prose.tsx";
import { DesignSection, Specimen, State } from "../Specimen.tsx";
import { longTitle, longWord } from "../samples.ts";

interface WordsProps {
	/** The sample text, compiled. */
	tree: Root;
	labels: { opensInNewTab: string; week: string };
}

/** Running text, lists, tables, tags. */
export function Words({ tree, labels }: WordsProps) {
	return (
		<DesignSection
			id="words"
			title="Words in order"
			lede="Text to read, lists between rules, labels that carry their meaning in the word."
			progress={0.46}
		>
			<Specimen name="Prose" file="app/components/Prose.tsx" columns={1}>
				<div className="axis">
					<p className="caption">
						Every element of an article. On a wide window its marks hang left of the measure, and
						quotes, tables and figures reach one week to the left.
					</p>
					<Prose tree={tree} words={labels}>
						<p className="standfirst">The first sentence of an article stands in larger type.</p>
					</Prose>
				</div>
			</Specimen>
			<Specimen name="Tag" file="app/components/Tag.css" columns={4}>
				<State name=".tag">
					<span className="tag">TRAINING</span>
				</State>
				<State name=".tag.warn">
					<span className="tag warn">Sample data</span>
				</State>
				<State name="On a tinted ground" ground="tinted">
					<span className="tag">EVENT</span> <span className="tag warn">Sample</span>
				</State>
				<State name="A long word">
					<span className="tag">{longWord}</span>
				</State>
			</Specimen>
			<Specimen name="Chips" file="app/components/Tag.css" columns={3}>
				<State name="One">
					<p className="chips">
						<span className="chip">Leases</span>
					</p>
				</State>
				<State name="Thirty">
					<p className="chips">
						{Array.from({ length: 30 }, (_, number) => `Topic ${number + 1}`).map((topic) => (
							<span key={topic} className="chip">
								{topic}
							</span>
						))}
					</p>
				</State>
				<State name="On a tinted ground" ground="tinted">
					<p className="chips">
						<span className="chip">Birdwood letter, draft 2.docx</span>
						<span className="chip">Notes</span>
					</p>
				</State>
			</Specimen>
			<Specimen name="Ruled list" file="app/components/Section.css" columns={3}>
				<State name="One item">
					<ul className="ruled">
						<li>Only this</li>
					</ul>
				</State>
				<State name="Three, one of four lines">
					<ul className="ruled">
						<li>First</li>
						<li>{longTitle}</li>
						<li>{longWord}</li>
					</ul>
				</State>
				<State name="With leaves">
					<ul className="ruled leaf-list">
						<li>First</li>
						<li>Second, which is longer than one line of this list</li>
					</ul>
				</State>
			</Specimen>
			<Specimen name="Values" file="app/components/Section.css" columns={3}>
				<State name="Label and value">
					<dl className="values ruled">
						<div>
							<dt>Platform, a month</dt>
							<dd>$120</dd>
						</div>
						<div>
							<dt>
								{longTitle} <small>With a note in small type</small>
							</dt>
							<dd>{longWord}</dd>
						</div>
					</dl>
				</State>
				<State name="Table">
					<table>
						<thead>
							<tr>
								<th scope="col">Week</th>
								<th scope="col">Days</th>
							</tr>
						</thead>
						<tbody>
							<tr>
								<th scope="row">First</th>
								<td>2 of 5</td>
							</tr>
							<tr>
								<th scope="row">Second</th>
								<td>4 of 5</td>
							</tr>
						</tbody>
					</table>
				</State>
				<State name="Panel" ground="tinted">
					<div className="panel">
						<h4>Round, sharp, round, sharp</h4>
						<p>A panel lies on a tinted ground.</p>
					</div>
				</State>
			</Specimen>
		</DesignSection>
	);
}
