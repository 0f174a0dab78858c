import { type Destinations, destinationNames } from "../schemas/destinations.ts";

/** Returns the destinations; for a run on one machine, each leads to its own key at the stubs' origin. */
export function stubDestinations(
	destinations: Destinations,
	stubsOrigin: string | undefined,
): Destinations {
	if (!stubsOrigin) {
		return destinations;
	}
	const stubs = structuredClone(destinations);
	for (const key of destinationNames) {
		stubs[key] = new URL(key, stubsOrigin).href;
	}
	for (const slug of Object.keys(destinations.eventPages)) {
		stubs.eventPages[slug] = new URL(`eventPages/${slug}`, stubsOrigin).href;
	}
	return stubs;
}
