import { data } from "react-router";
import { interpolate } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { Portrait } from "../../components/Portrait.tsx";
import { summariseArticle } from "../../site/articles.server.ts";
import { siteContext } from "../../site/context.ts";
import type { Member } from "../../site/team.server.ts";
import type { Route } from "./+types/route";
import { AuthorArticles } from "./AuthorArticles.tsx";
import { AuthorHead } from "./AuthorHead.tsx";
import { Colleagues } from "./Colleagues.tsx";
import styles from "./author.module.css";

export function loader({ params, context }: Route.LoaderArgs) {
	const { content, team, articles } = context.get(siteContext);
	const author = team.find(({ slug }) => slug === params.slug);
	if (!author) {
		throw data(null, { status: 404 });
	}
	const { subjects, author: copy, closing } = content.pages.team;
	const findSubject = ({ path }: Member) => subjects.items.find(({ link }) => link.href === path);
	return {
		author,
		subject: findSubject(author),
		colleagues: team
			.filter((person) => person !== author)
			.map((person) => ({ person, subject: findSubject(person)?.label ?? person.title })),
		articles: articles
			.filter((article) => article.author.path === author.path)
			.map(summariseArticle),
		copy,
		contact: closing.action,
	};
}

/** A person with their subject and their articles, newest first, then whom to ask about what else. */
export default function Author({ loaderData }: Route.ComponentProps) {
	const { author, subject, colleagues, articles, copy, contact } = loaderData;
	const { name } = author;
	const [firstName = name] = name.split(" ");
	return (
		<>
			<div className={joinClassNames(styles.author, "wrap split-at-week-3")}>
				<Portrait person={author} priority className={styles.portrait} />
				<div>
					<AuthorHead author={author} firstName={firstName} copy={copy} contact={contact} />
					<AuthorArticles
						title={interpolate(copy.articles, { name })}
						empty={interpolate(copy.empty, { name })}
						articles={articles}
					/>
				</div>
				{subject && (
					<section>
						<h2 className="caption">{interpolate(copy.subject, { firstName })}</h2>
						<p className="heading-3">{subject.label}</p>
						<p className="text-secondary margin-top-2">{subject.text}</p>
					</section>
				)}
			</div>
			<Colleagues copy={copy.others} colleagues={colleagues} contact={contact} />
		</>
	);
}
