import { type ComponentType, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { dismissOnEscape } from "./islands/dismissOnEscape.ts";
import { IslandBoundary, IslandFailure } from "./islands/IslandBoundary.tsx";
import { type IslandName, islands } from "./islands/registry.ts";
import { showOnTap } from "./islands/showOnTap.ts";
import { speculationRules } from "./speculationRules.ts";

/**
 * Takes over one interactive part of the page where the server has drawn it. Where its script does
 * not arrive, the part says so: its fields would stay shut without a word.
 */
async function hydrate(element: HTMLElement): Promise<void> {
	const { island, props = "{}", failure: title = "", home = "" } = element.dataset;
	const failure = { title, home };
	try {
		// The server writes the names of the registry only, each with the data of its component.
		const { default: found } = await islands[island as IslandName]();
		const Component = found as ComponentType<object>;
		hydrateRoot(
			element,
			<StrictMode>
				<IslandBoundary failure={failure}>
					<Component {...JSON.parse(props)} />
				</IslandBoundary>
			</StrictMode>,
		);
	} catch {
		element.replaceChildren();
		createRoot(element).render(<IslandFailure failure={failure} />);
	}
}

for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
	void hydrate(element);
}

dismissOnEscape();
showOnTap();

// What an inline script does on every other page (closeMenuOnReturn.ts).
addEventListener("pageshow", ({ persisted }) => {
	if (persisted) {
		document.querySelector<HTMLElement>("#menu")?.hidePopover();
	}
});

// What stands in the head of every other page: the agreement has no bytes left in its document.
const rules = document.createElement("script");
rules.type = "speculationrules";
rules.textContent = speculationRules;
document.head.append(rules);
