/** The fast checks only, for use while working: `npm run check`. */
import { runSteps } from "./steps/run.ts";
import { fastSteps } from "./steps/steps.ts";

process.exit(await runSteps(fastSteps));
