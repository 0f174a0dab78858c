import { fileURLToPath } from "node:url";
import { readPageRules } from "../../app/site/pageRules.server.ts";
import { createSite } from "../../app/site/site.server.ts";
import { listContentKinds, loadContent } from "../../content-model/index.ts";

/** The project's own folder. */
export const project = fileURLToPath(new URL("../..", import.meta.url));

/** What makes the schema of each page. */
export const pageRules = await readPageRules();

/** Every kind of file that the content has. */
export const kinds = listContentKinds(project, pageRules);

/** The site as the content stands. It is shared: copy what you change. */
export const site = await createSite(project);

/** All content as it stands, before the site is made of it. */
export const content = loadContent(project, pageRules);

/** What the name of a test that only the sample has to pass ends with: its failure tells an owner what to do. */
export const sampleOnly =
	"(of the sample: if the content is yours now, write “sample: false” in content/site.yaml, and this is passed over)";
