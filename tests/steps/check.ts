/** The fast checks only, for use while working: `npm run check`. */
import { runSteps } from "./run.ts";
import { fastSteps } from "./steps.ts";

process.exit(await runSteps(fastSteps));
