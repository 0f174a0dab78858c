import type { Content } from "./load.server.ts";
import type { PortraitFile, Portraits } from "./portraits.server.ts";

/** A member of the team as a page shows them. */
export interface Member {
	slug: string;
	name: string;
	/** Their role. */
	title: string;
	/** One sentence about their part. */
	line: string;
	portrait: PortraitFile;
}

/** The team in its order, with portraits. */
export function teamMembers({ team }: Content, { people }: Portraits): Member[] {
	return team.map(({ slug, name, title, line }) => {
		const portrait = people.get(slug);
		if (!portrait) {
			throw new Error(`${slug} has no portrait: portraits were drawn from other content.`);
		}
		return { slug, name, title, line, portrait };
	});
}
