import { type Destinations, destinationNames } from "../schemas/destinations.ts";

/** Returns the destinations; for a run on one machine, each leads to its own key at the stubs' origin. */
export function stubDestinations(
	real: Destinations,
	stubsOrigin: string | undefined,
): Destinations {
	if (!stubsOrigin) {
		return real;
	}
	const stubbed = structuredClone(real);
	for (const key of destinationNames) {
		stubbed[key] = new URL(key, stubsOrigin).href;
	}
	for (const slug of Object.keys(real.eventPages)) {
		stubbed.eventPages[slug] = new URL(`eventPages/${slug}`, stubsOrigin).href;
	}
	return stubbed;
}
