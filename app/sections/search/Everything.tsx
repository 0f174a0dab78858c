import { Section, SectionHead } from "../../components/Section.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import type { SearchEntry } from "../../search/entries.server.ts";

interface EverythingProps {
	copy: Page<"search">["results"];
	entries: readonly SearchEntry[];
}

const order = ["page", "article", "event", "benefit"] as const;

/** Links to everything a search could find, by kind: the way on where no search works or helps. */
export function Everything({ copy, entries }: EverythingProps) {
	return (
		<Section id="everything" progress={0.6} colour="dusk">
			<SectionHead title={copy.all} />
			{order.map((kind) => {
				const links = entries.filter((entry) => entry.kind === kind);
				return (
					links.length > 0 && (
						<section key={kind} className="axis everything">
							<h3>{copy.groups[kind]}</h3>
							<ul className="ruled">
								{links.map(({ path, title }) => (
									<li key={path}>
										<a href={path}>{title}</a>
									</li>
								))}
							</ul>
						</section>
					)
				);
			})}
		</Section>
	);
}
