import { fileURLToPath } from "node:url";
import { loadContent } from "../../../app/content/load.server.ts";

/** The project's own folder. */
export const project = fileURLToPath(new URL("../../..", import.meta.url));

/** The content as it stands. */
export const content = loadContent(project);
