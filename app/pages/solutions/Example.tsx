import type { Page } from "../../../content-model/index.ts";
import { DescriptionList } from "../../components/DescriptionList.tsx";
import { Section } from "../../components/Section.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import "./Example.css";

/** One solution as it was built. */
export function Example({ copy }: { copy: NonNullable<Page<"solutions">["example"]> }) {
	const { title, lede, sample, rows } = copy;
	return (
		<Section id="example" progress={0.6}>
			<div className="built-example axis">
				<div>
					<h2>{title}</h2>
					{lede && <p className="lede">{lede}</p>}
					{sample && <SampleTag as="p" className="mt-4" />}
				</div>
				<DescriptionList className="ruled" items={rows} />
			</div>
		</Section>
	);
}
