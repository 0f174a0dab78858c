import type { ReactNode } from "react";
import type { FieldContent } from "../../content-model/index.ts";
import { ContentLink } from "./Action.tsx";
import { Section } from "./Section.tsx";
import "./LinkList.css";

interface LinkListProps {
	/** Anchor of the section. */
	id: string;
	copy: FieldContent<"linkList">;
	/** Puts each link above its sentence, on a line of its own, beside this picture of where it leads. */
	renderPicture?: (path: string) => ReactNode;
}

/** A section of subjects, each with a sentence and the link that leads on from it. */
export function LinkList({ id, copy: { items, ...head }, renderPicture }: LinkListProps) {
	return (
		<Section id={id} head={head}>
			<dl className="link-list ruled">
				{items.map(({ label, text, link }) => (
					<div key={label} className="split-at-week-3">
						<dt>{label}</dt>
						{renderPicture ? (
							<dd className="with-picture">
								{renderPicture(link.href)}
								<div>
									<p className="linked-name">
										<ContentLink link={link} />
									</p>
									<p>{text}</p>
								</div>
							</dd>
						) : (
							<dd>
								{`${text} `}
								<ContentLink link={link} />
							</dd>
						)}
					</div>
				))}
			</dl>
		</Section>
	);
}
