import { join } from "node:path";

/** The project's folder, wherever a program was started from. */
export const projectFolder = join(import.meta.dirname, "..");
