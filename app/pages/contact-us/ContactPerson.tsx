import { joinClassNames } from "../../components/classNames.ts";
import { Portrait } from "../../components/Portrait.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import type { Person } from "../../site/team.server.ts";
import styles from "./ContactPerson.module.css";

/** The person who replies, beside a small portrait. */
export function ContactPerson({ person }: { person: Person }) {
	return (
		<div className={styles.contactPerson}>
			<Portrait person={person} className={joinClassNames(styles.portrait, "on-screen")} />
			<p>
				<b>{person.name}</b>
				<br />
				<small>{person.title}</small>
				{person.sample && <SampleTag inRow />}
			</p>
		</div>
	);
}
