/**
 * The owner's desk on this machine: `npm run edit`. PORT is its port (4000); the preview and the stubs of
 * outside services take the next two. Prints the address that opens it.
 */
import { projectFolder } from "../machine/files.ts";
import { runDesk } from "./runDesk.ts";

await runDesk(projectFolder, process.env.PORT ?? "4000");
