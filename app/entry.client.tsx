import { type ComponentType, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { IslandBoundary } from "./islands/IslandBoundary";
import { islands } from "./islands/registry";

/** Takes over each interactive part of the page where the server has drawn it. */
for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
	const { island = "", props = "{}", failure = "{}" } = element.dataset;
	const Component = (islands as unknown as Partial<Record<string, ComponentType>>)[island];
	if (Component) {
		hydrateRoot(
			element,
			<StrictMode>
				<IslandBoundary failure={JSON.parse(failure)}>
					<Component {...JSON.parse(props)} />
				</IslandBoundary>
			</StrictMode>,
		);
	}
}
