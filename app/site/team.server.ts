import type { Images, PortraitImage } from "../content/images.server.ts";
import type { Content } from "../content/load.server.ts";
import { authorPath } from "../content/paths.ts";

/** A member of the team as a page shows them. */
export interface Member
	extends Pick<Content["team"][number], "slug" | "name" | "title" | "line" | "bio" | "sample"> {
	/** The page about them. */
	path: string;
	portrait: PortraitImage;
}

/** The team in its order, with portraits. */
export function teamMembers({ team }: Content, { portraits }: Images): Member[] {
	return team.map(({ slug, name, title, line, bio, sample }) => {
		const portrait = portraits.get(slug);
		if (!portrait) {
			throw new Error(`${slug} has no portrait: images were read for other content.`);
		}
		return { slug, path: authorPath(slug), name, title, line, bio, sample, portrait };
	});
}
