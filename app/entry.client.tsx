import { type ComponentType, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { dismissOnEscape } from "./islands/dismissOnEscape";
import { IslandBoundary } from "./islands/IslandBoundary";
import { type IslandName, islands } from "./islands/registry";

/** Takes over each interactive part of the page where the server has drawn it. */
for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
	const { island, props = "{}", failure = "{}" } = element.dataset;
	// The server writes the names of the registry only, each with the data of its component.
	const Component = islands[island as IslandName] as ComponentType<object>;
	hydrateRoot(
		element,
		<StrictMode>
			<IslandBoundary failure={JSON.parse(failure)}>
				<Component {...JSON.parse(props)} />
			</IslandBoundary>
		</StrictMode>,
	);
}

dismissOnEscape();
