/** Everything that checks the site: `npm test`. Ends with one line `N passed, N failed`. */
import { requireBrowser } from "./steps/browser.ts";
import { runSteps } from "./steps/run.ts";
import { allSteps } from "./steps/steps.ts";

requireBrowser();
process.exit(await runSteps(allSteps));
