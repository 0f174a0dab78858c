import { data } from "react-router";
import { interpolate } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { Portrait } from "../../components/Portrait.tsx";
import { summariseArticle } from "../../site/articles.server.ts";
import { siteContext } from "../../site/context.ts";
import type { Person } from "../../site/team.server.ts";
import type { Route } from "./+types/route";
import { Colleagues } from "./Colleagues.tsx";
import { PersonArticles } from "./PersonArticles.tsx";
import { PersonHead } from "./PersonHead.tsx";
import styles from "./person.module.css";

export function loader({ params, context }: Route.LoaderArgs) {
	const { content, team, articles } = context.get(siteContext);
	const person = team.find(({ slug }) => slug === params.slug);
	if (!person) {
		throw data(null, { status: 404 });
	}
	const { subjects, person: words, closing } = content.pages.team;
	const findSubject = ({ path }: Person) => subjects.items.find(({ link }) => link.href === path);
	return {
		person,
		subject: findSubject(person),
		colleagues: team
			.filter((other) => other !== person)
			.map((other) => ({ person: other, subject: findSubject(other)?.label ?? other.title })),
		articles: articles
			.filter((article) => article.author.path === person.path)
			.map(summariseArticle),
		words,
		contact: closing.action,
	};
}

/** A person with their subject and their articles, newest first, then whom to ask about what else. */
export default function PersonPage({ loaderData }: Route.ComponentProps) {
	const { person, subject, colleagues, articles, words, contact } = loaderData;
	const { name } = person;
	const [firstName = name] = name.split(" ");
	return (
		<>
			<div className={joinClassNames(styles.person, "wrap split-at-column-3")}>
				<Portrait person={person} priority className={styles.portrait} />
				<PersonHead
					person={person}
					firstName={firstName}
					subject={subject}
					words={words}
					contact={contact}
				/>
			</div>
			<PersonArticles
				title={interpolate(words.articles, { name })}
				empty={interpolate(words.empty, { name })}
				articles={articles}
			/>
			<Colleagues words={words.others} colleagues={colleagues} contact={contact} />
		</>
	);
}
