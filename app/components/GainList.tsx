import type { FieldContent } from "../../content-model/index.ts";
import { RuledList } from "./RuledList.tsx";
import { Section } from "./Section.tsx";

/** The benefits of a part of the program, as a ruled list in two columns. */
export function GainList({ title, items }: FieldContent<"list">) {
	return (
		<Section id="benefits" head={{ title }}>
			<RuledList items={items} />
		</Section>
	);
}
