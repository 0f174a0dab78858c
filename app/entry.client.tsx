import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { islands } from "./islands/registry";

/** Takes over each interactive part of the page where the server has drawn it. */
for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
	const { island = "", props = "{}" } = element.dataset;
	const Component = (islands as Record<string, React.ComponentType>)[island];
	if (Component) {
		hydrateRoot(
			element,
			<StrictMode>
				<Component {...JSON.parse(props)} />
			</StrictMode>,
		);
	}
}
