import type { FieldContent } from "../../content-model/index.ts";
import { Section } from "./Section.tsx";
import "./BenefitList.css";

/** The benefits of a part of the program, as a ruled list in two columns. */
export function BenefitList({ title, items }: FieldContent<"list">) {
	return (
		<Section id="benefits" head={{ title }}>
			<ul className="benefit-list ruled columns-2">
				{items.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
		</Section>
	);
}
