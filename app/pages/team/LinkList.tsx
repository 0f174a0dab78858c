import type { ReactNode } from "react";
import type { FieldContent } from "../../../content-model/index.ts";
import { ContentLink } from "../../components/Action.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { Section } from "../../components/Section.tsx";
import styles from "./LinkList.module.css";

interface LinkListProps {
	/** Anchor of the section. */
	id: string;
	copy: FieldContent<"linkList">;
	/** The picture of where a link leads. */
	renderPicture: (path: string) => ReactNode;
}

/** A section of subjects, each with a link, the picture of where it leads, and a sentence. */
export function LinkList({ id, copy: { items, ...head }, renderPicture }: LinkListProps) {
	return (
		<Section id={id} head={head}>
			<dl className={joinClassNames(styles.linkList, "ruled")}>
				{items.map(({ label, text, link }) => (
					<div key={label} className="split-at-week-3">
						<dt>{label}</dt>
						<dd>
							{renderPicture(link.href)}
							<div>
								<p className={styles.linkedName}>
									<ContentLink link={link} />
								</p>
								<p>{text}</p>
							</div>
						</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
