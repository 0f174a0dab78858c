/**
 * Lists what is left to do before launch: samples to replace, gaps to fill, decisions to make, errors to fix,
 * outside URLs that no longer answer, a security.txt that has expired. Before the list it says what may be
 * left as it is: a security.txt that soon expires, a container's base that is not pinned. `npm run launch`
 * ends with status 0 once nothing is left; with `--offline` it requests no URL. Not a part of `npm test`: a
 * site full of marked samples is valid, only not yet the owner's.
 */

import { formatOpenGroups } from "../content-model/index.ts";
import { projectFolder } from "../machine/files.ts";
import { printError } from "../machine/printError.ts";
import { listOpenWork } from "./launch/openWork.ts";
import { checkLinks } from "./links/outside.ts";

try {
	const { groups, remarks } = await listOpenWork(projectFolder, {
		now: new Date(),
		askUrls: process.argv.includes("--offline") ? undefined : checkLinks,
	});
	console.log([...remarks, formatOpenGroups(groups)].join("\n\n"));
	process.exitCode = groups.length > 0 ? 1 : 0;
} catch (error) {
	printError(error);
	process.exit(1);
}
