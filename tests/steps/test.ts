/** Everything that checks the site: `npm test`. Ends with one line `N passed, N failed`. */
import { requireBrowser } from "./browser.ts";
import { availableEngines } from "./engines.ts";
import { hasNginx } from "./nginx.ts";
import { runSteps } from "./run.ts";
import { allSteps } from "./steps.ts";

requireBrowser();
const nginx = hasNginx();
const engines = availableEngines();
const notes = [...nginx.notes, ...engines.notes];
process.exit(await runSteps(allSteps(engines.names, nginx.available), notes));
