import { type EngineName, engineNames, isInstalled } from "../engines/installed.ts";
import { installFromDebian } from "./debian.ts";

/** Debian's packages of the browsers and their drivers. */
const packages = ["firefox-esr", "webkit2gtk-driver", "xvfb"];

/**
 * Finds the browser engines that the site can be tried in here. Debian's are installed first where that can
 * be done; elsewhere a note says what is missing. CI always tries all, and fails without them.
 */
export function findAvailableEngines(): { names: EngineName[]; notes: string[] } {
	if (!engineNames.every(isInstalled)) {
		installFromDebian(...packages);
	}
	const names = engineNames.filter((name) => isInstalled(name) || process.env.CI);
	const missing = engineNames.filter((name) => !names.includes(name));
	return {
		names,
		notes: missing.map(
			(name) =>
				`The site was not tried in ${name}: run npx playwright install ${name}, or install Debian's ${packages.join(", ")}. CI tries it.`,
		),
	};
}
