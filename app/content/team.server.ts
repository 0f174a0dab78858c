import { type ArticleCard, articleCard } from "./articles.server.ts";
import type { Covers } from "./covers.server.ts";
import type { Images } from "./images.server.ts";
import type { Content } from "./load.server.ts";
import type { PortraitImage } from "./portraits.server.ts";

/** A member of the team as a page shows them. */
export interface Member {
	slug: string;
	name: string;
	/** Their role. */
	title: string;
	/** One sentence about their part. */
	line: string;
	portrait: PortraitImage;
}

/** Everything the page of a member of the team shows. */
export interface AuthorPage extends Member {
	/** Two or three sentences about them. */
	bio: string;
	/** Whether they stand in for a real person. */
	sample: boolean;
	/** What they wrote, newest first. */
	articles: ArticleCard[];
}

/** The page of a person, or nothing where nobody has the slug. */
export function authorPage(
	slug: string,
	content: Content,
	covers: Covers,
	images: Images,
): AuthorPage | undefined {
	const person = content.team.find((other) => other.slug === slug);
	const member = teamMembers(content, images).find((other) => other.slug === slug);
	return (
		person &&
		member && {
			...member,
			bio: person.bio,
			sample: person.sample,
			articles: content.articles
				.filter(({ author }) => author === slug)
				.map((article) => articleCard(article, content, covers)),
		}
	);
}

/** The team in its order, with portraits. */
export function teamMembers({ team }: Content, { portraits }: Images): Member[] {
	return team.map(({ slug, name, title, line }) => {
		const portrait = portraits.get(slug);
		if (!portrait) {
			throw new Error(`${slug} has no portrait: images were read for other content.`);
		}
		return { slug, name, title, line, portrait };
	});
}
