import type { PageContent } from "../../../content-model/index.ts";
import { DescriptionList } from "../../components/DescriptionList.tsx";
import { Lede } from "../../components/Lede.tsx";
import { Section } from "../../components/Section.tsx";
import { WorkedTask } from "./WorkedTask.tsx";

/** One solution as it was built: a task in frames, and what is behind them. */
export function Example({ words }: { words: NonNullable<PageContent<"solutions">["example"]> }) {
	const { title, lede, sample, task, rows } = words;
	return (
		<Section id="example" tinted head={{ title, children: <Lede sample={sample}>{lede}</Lede> }}>
			{task && <WorkedTask {...task} />}
			<DescriptionList fromColumn3 className="ruled ruled-open margin-top-7" items={rows} />
		</Section>
	);
}
