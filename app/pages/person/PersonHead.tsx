import { interpolate, type Link, type PageContent } from "../../../content-model/index.ts";
import { teamPath } from "../../../paths/index.ts";
import { Action } from "../../components/Action.tsx";
import { Actions } from "../../components/Actions.tsx";
import { Kicker } from "../../components/Kicker.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import type { Person } from "../../site/team.server.ts";
import styles from "./PersonHead.module.css";

interface PersonHeadProps {
	person: Person;
	firstName: string;
	/** What to ask them about. */
	subject: { label: string; text: string } | undefined;
	words: PageContent<"team">["person"];
	/** The contact link. */
	contact: Link;
}

/** A person: name, role, their line, a short biography, and what to ask them about. */
export function PersonHead({ person, firstName, subject, words, contact }: PersonHeadProps) {
	const { name, title, line, bio, sample } = person;
	return (
		<header className={styles.personHead}>
			<Kicker>
				<a href={teamPath} className="on-screen" data-no-text="">
					{words.back}
				</a>
				{sample && <SampleTag />}
			</Kicker>
			<h1>{name}</h1>
			<p className={styles.role}>{title}</p>
			<p className="lede">{line}</p>
			<p className="margin-top-4">{bio}</p>
			{subject && (
				<section className="margin-top-6">
					<h2 className="caption">{interpolate(words.subject, { firstName })}</h2>
					<p className="heading-3">{subject.label}</p>
					<p className="text-secondary margin-top-2">{subject.text}</p>
				</section>
			)}
			<Actions>
				<Action link={{ ...contact, label: interpolate(words.ask, { firstName }) }} />
			</Actions>
		</header>
	);
}
