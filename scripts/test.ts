/** Everything that checks the site: `npm test`. Ends with one line `N passed, N failed`. */
import { requireBrowser } from "./steps/browser.ts";
import { hasNginx } from "./steps/nginx.ts";
import { runSteps } from "./steps/run.ts";
import { allSteps, hostsStep } from "./steps/steps.ts";

requireBrowser();
process.exit(await runSteps(hasNginx() ? [...allSteps, hostsStep] : allSteps));
