import { fileURLToPath } from "node:url";
import { createSite } from "../../app/site/site.server.ts";

/** The project's own folder. */
export const project = fileURLToPath(new URL("../..", import.meta.url));

/** The site as the content stands. It is shared: copy what you change. */
export const site = await createSite(project);

/** All content as it stands. */
export const { content } = site;
