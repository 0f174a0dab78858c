import { Section } from "../../components/Section.tsx";
import type { Page } from "../../content/schemas/pages.ts";

/** Grounds of the books, in turn: no two neighbours are alike. */
const grounds = ["t1", "t4", "t3", "t2", "t6"] as const;

/** Custom sessions: a shelf of topics, each the spine of a book. */
export function Custom({ title, text, audience, topics }: Page<"training">["custom"]) {
	return (
		<Section id="custom" progress={0.5} colour="ochre" tinted>
			<div className="section-head axis">
				<h2>{title}</h2>
				<div>
					<p className="lede">{text}</p>
					<p className="audience">{audience}</p>
				</div>
			</div>
			<ul className="shelf">
				{topics.map((topic, index) => (
					<li key={topic}>
						<span className={grounds[index % grounds.length]}>{topic}</span>
					</li>
				))}
			</ul>
		</Section>
	);
}
