import type { Images } from "../content/images.server.ts";
import type { Content } from "../content/load.server.ts";
import { authorPath } from "../content/paths.ts";

/** A member of the team as a page shows them. */
export type Member = ReturnType<typeof teamMembers>[number];

/** The team in its order, with portraits and the pages about them. */
export function teamMembers({ team }: Content, { portraits }: Images) {
	return team.map(({ slug, name, title, line, bio, sample }) => {
		const portrait = portraits.get(slug);
		if (!portrait) {
			throw new Error(`${slug} has no portrait: images were read for other content.`);
		}
		return { slug, path: authorPath(slug), name, title, line, bio, sample, portrait };
	});
}
