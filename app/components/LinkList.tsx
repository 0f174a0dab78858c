import type { FieldContent } from "../../content-model/index.ts";
import { ContentLink } from "./Action.tsx";
import { DescriptionList } from "./DescriptionList.tsx";
import { Section } from "./Section.tsx";

interface LinkListProps {
	/** Anchor of the section. */
	id: string;
	copy: FieldContent<"linkList">;
}

/** A section of subjects, each with a sentence and the link that leads on from it. */
export function LinkList({ id, copy: { items, ...head } }: LinkListProps) {
	return (
		<Section id={id} head={head}>
			<DescriptionList
				className="ruled"
				items={items.map(({ label, text, link }) => ({
					label,
					text: (
						<>
							{`${text} `}
							<ContentLink link={link} />
						</>
					),
				}))}
			/>
		</Section>
	);
}
