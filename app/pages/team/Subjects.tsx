import type { PageContent } from "../../../content-model/index.ts";
import { ContentLink } from "../../components/ContentLink.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { Portrait } from "../../components/Portrait.tsx";
import { Section } from "../../components/Section.tsx";
import type { Person } from "../../site/team.server.ts";
import styles from "./Subjects.module.css";

interface SubjectsProps {
	words: PageContent<"team">["subjects"];
	team: readonly Person[];
}

/** Whom to ask about what: each subject with a link, the portrait of the person it leads to, and a sentence. */
export function Subjects({ words: { items, ...head }, team }: SubjectsProps) {
	return (
		<Section id="subjects" head={head}>
			<dl className={joinClassNames(styles.subjects, "ruled ruled-open")}>
				{items.map(({ label, text, link }) => {
					const person = team.find(({ path }) => path === link.href);
					return (
						<div key={label} className="split-at-column-3">
							<dt>{label}</dt>
							<dd>
								{person && (
									<Portrait
										person={person}
										className={joinClassNames(styles.askedPortrait, "on-screen")}
									/>
								)}
								<div>
									<p className={styles.askedName}>
										<ContentLink link={link} />
									</p>
									<p>{text}</p>
								</div>
							</dd>
						</div>
					);
				})}
			</dl>
		</Section>
	);
}
