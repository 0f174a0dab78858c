import { chromium, firefox, webkit } from "@playwright/test";
import { findBrowser } from "../../machine/browser.ts";
import { openFirefoxTab } from "./firefoxTab.ts";
import { type EngineName, findFirefox, findWebkitPrograms, hasOwn } from "./installed.ts";
import { openPlaywrightTab } from "./playwrightTab.ts";
import type { Tab } from "./tab.ts";
import { openWebkitTab } from "./webkitTab.ts";

/**
 * Opens an engine: Playwright's own where it is installed, else the machine's.
 * @param letters the font size that the visitor has set, in pixels. WebKit's driver cannot set it.
 */
export function openEngine(engine: EngineName, { letters = 16 } = {}): Promise<Tab> {
	switch (engine) {
		case "chromium":
			return openPlaywrightTab(chromium, {
				executablePath: findBrowser(),
				args: ["--no-sandbox", `--blink-settings=defaultFontSize=${letters}`],
				// Playwright turns off what visitors have on: pages kept for Back.
				ignoreDefaultArgs: ["--disable-back-forward-cache"],
			});
		case "firefox": {
			const path = hasOwn(firefox) ? undefined : findFirefox();
			const firefoxUserPrefs = {
				"font.size.variable.x-western": letters,
				// As on phones, scrollbars take no room.
				"ui.useOverlayScrollbars": 1,
			};
			return path
				? openFirefoxTab(path, firefoxUserPrefs)
				: openPlaywrightTab(firefox, { firefoxUserPrefs });
		}
		case "webkit": {
			const programs = hasOwn(webkit) ? undefined : findWebkitPrograms();
			return programs ? openWebkitTab(programs) : openPlaywrightTab(webkit);
		}
	}
}
