import { HabitRow } from "../../components/HabitRow.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import { parseRow } from "../../grid/index.ts";

/** When each phase of the sample begins and ends. */
const phaseDays = [
	"#####....................",
	"...##########............",
	"............#########....",
	"....................#####",
].map(parseRow);

/** Step 3: one page of a scope, with its phases as bars on 25 days. */
export function ScopePage({ rows, caption }: Page<"strategy">["roadmap"]["steps"][2]["figure"]) {
	return (
		<figure className="scope-page panel">
			<dl>
				{rows.map(({ label, text, phases }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>
							{text}
							{phases && (
								<ol>
									{phases.map((phase, index) => (
										<li key={phase}>
											<span className="caption">{phase}</span>
											<div aria-hidden="true">
												<HabitRow days={phaseDays[index] ?? []} colour="gum" />
											</div>
										</li>
									))}
								</ol>
							)}
						</dd>
					</div>
				))}
			</dl>
			<figcaption className="caption">{caption}</figcaption>
		</figure>
	);
}
