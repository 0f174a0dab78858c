import type { Content } from "../../content-model/index.ts";
import { getAuthorPath } from "../../paths/index.ts";
import type { Images } from "../images/images.server.ts";
import type { PortraitImage } from "../images/portraits.server.ts";

/** A member of the team as a page shows them. */
export interface Member extends Omit<Content["team"][number], "portrait"> {
	/** The page about them. */
	path: string;
	portrait: PortraitImage;
}

/** Creates the team in its order, with portraits and the pages about them. */
export function createTeam(
	team: Content["team"],
	{ portraits }: Pick<Images, "portraits">,
): Member[] {
	return team.flatMap((person) => {
		const portrait = portraits.get(person.slug);
		return portrait ? { ...person, path: getAuthorPath(person.slug), portrait } : [];
	});
}
