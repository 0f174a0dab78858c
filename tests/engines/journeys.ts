import { describe } from "vitest";
import { createEngineTest } from "./engineTest.ts";
import { type EngineName, isInstalled } from "./installed.ts";
import { testAgreement } from "./journeys/agreement.ts";
import { testBack } from "./journeys/back.ts";
import { testDrawings } from "./journeys/drawings.ts";
import { testFirmPack } from "./journeys/firmPack.ts";
import { testLayout } from "./journeys/layout.ts";
import { testLostScripts } from "./journeys/lostScripts.ts";
import { testMenu } from "./journeys/menu.ts";
import { testPolicy } from "./journeys/policy.ts";
import { testPricing } from "./journeys/pricing.ts";
import { testSearch } from "./journeys/search.ts";
import { testSharing } from "./journeys/sharing.ts";

/** The engines to test: those that `npm test` has found, else all that are installed. */
const requestedEngines = process.env.ENGINES?.split(",");

/** Tests the journeys of visitors, in one engine. */
export function testJourneys(engine: EngineName): void {
	const test = createEngineTest(engine);
	describe.runIf(requestedEngines?.includes(engine) ?? isInstalled(engine))(engine, () => {
		testLayout(test, engine);
		testMenu(test);
		testBack(test);
		testFirmPack(test);
		testDrawings(test);
		// In Chromium, tests/site proves these, and more of each.
		if (engine !== "chromium") {
			testPricing(test);
			testSearch(test);
			testLostScripts(test);
			testAgreement(test);
			testSharing(test);
		}
		// Last: it counts what all the others have provoked.
		testPolicy(test);
	});
}
