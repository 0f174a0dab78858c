import type { Content } from "../../content-model/index.ts";
import { getPersonPath } from "../../paths/index.ts";
import type { Images } from "../images/images.server.ts";
import type { PortraitImage } from "../images/portraits.server.ts";

/** A person of the team as a page shows them. */
export interface Person extends Omit<Content["team"][number], "portrait"> {
	/** The page about them. */
	path: string;
	portrait: PortraitImage;
}

/** Creates the team in its order, with portraits and the pages about them. */
export function createTeam(
	team: Content["team"],
	{ portraits }: Pick<Images, "portraits">,
): Person[] {
	return team.flatMap((person) => {
		const portrait = portraits.get(person.slug);
		return portrait ? { ...person, path: getPersonPath(person.slug), portrait } : [];
	});
}
