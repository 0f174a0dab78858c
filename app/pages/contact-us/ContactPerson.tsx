import { getThemeClass } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { Portrait } from "../../components/Portrait.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import type { Person } from "../../site/team.server.ts";
import styles from "./ContactPerson.module.css";

interface ContactPersonProps {
	person: Person;
	/** What the person does with a message, above the name. */
	label: string;
}

/** The person who reads a message first, with the portrait, as a tile in its colour. */
export function ContactPerson({ person, label }: ContactPersonProps) {
	return (
		<div className={joinClassNames(styles.contactPerson, getThemeClass(person.portrait.theme))}>
			<div className={styles.text}>
				<p className="caption">{label}</p>
				<p>
					<b>{person.name}</b>
					{person.title}
					{person.sample && <SampleTag inRow />}
				</p>
				<p className="margin-top-3">{person.line}</p>
			</div>
			<Portrait person={person} className={joinClassNames(styles.portrait, "on-screen")} />
		</div>
	);
}
