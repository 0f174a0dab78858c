/** Everything that checks the site: `npm test`. Ends with one line `N passed, N failed`. */
import { requireBrowser } from "./steps/browser.ts";
import { availableEngines } from "./steps/engines.ts";
import { hasNginx } from "./steps/nginx.ts";
import { runSteps } from "./steps/run.ts";
import { allSteps } from "./steps/steps.ts";

requireBrowser();
const nginx = hasNginx();
const engines = availableEngines();
const notes = [...nginx.notes, ...engines.notes];
process.exit(await runSteps(allSteps(engines.names, nginx.available), notes));
