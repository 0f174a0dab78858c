import type { Page } from "../../../content-model/index.ts";
import { DescriptionList } from "../../components/DescriptionList.tsx";
import { Section } from "../../components/Section.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import { WorkedTask } from "./WorkedTask.tsx";
import "./Example.css";

/** One solution as it was built: a task in frames, and what is behind them. */
export function Example({ copy }: { copy: NonNullable<Page<"solutions">["example"]> }) {
	const { title, lede, sample, task, rows } = copy;
	return (
		<Section
			id="example"
			tinted
			head={{
				title,
				children: (
					<p className="lede">
						{lede && `${lede}\u00a0`}
						{sample && <SampleTag />}
					</p>
				),
			}}
		>
			{task && <WorkedTask {...task} />}
			<DescriptionList className="behind-it ruled margin-top-7" items={rows} />
		</Section>
	);
}
