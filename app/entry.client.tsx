import "./closeMenu.inline.ts";
import { createRoot, hydrateRoot } from "react-dom/client";
import { getActionClass } from "./components/Action.tsx";
import { Actions } from "./components/Actions.tsx";
import { IslandBoundary } from "./islands/IslandBoundary.tsx";
import { loadIsland } from "./islands/registry.ts";
import { speculationRules } from "./speculationRules.ts";

/**
 * Hydrates one island in place. If its script fails to load or throws, the page shows its no-script content
 * (utilities.css), says so and offers to try again.
 */
async function hydrate(element: HTMLElement): Promise<void> {
	const { island = "", props = "{}" } = element.dataset;
	const serverMarkup = element.cloneNode(true).childNodes;
	const showFallback = () => {
		document.documentElement.classList.add("no-script");
		element.replaceChildren(createFailureNotice(element.dataset), ...serverMarkup);
	};
	try {
		const Component = await loadIsland(island);
		hydrateRoot(
			element,
			<IslandBoundary onFailure={showFallback}>
				<Component {...JSON.parse(props)} />
			</IslandBoundary>,
		);
	} catch {
		showFallback();
	}
}

/** Creates a notice that a part did not load, with a link that reloads the page. */
function createFailureNotice({ failure = "", tryAgain = "" }: DOMStringMap): HTMLElement {
	const notice = document.createElement("div");
	notice.role = "alert";
	notice.className = "margin-top-5";
	createRoot(notice).render(
		<>
			<p className="lede">{failure}</p>
			<Actions>
				{/* biome-ignore lint/a11y/useValidAnchor: an empty href is the page that failed */}
				<a className={getActionClass("outline")} href="">
					{tryAgain}
				</a>
			</Actions>
		</>,
	);
	return notice;
}

for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
	void hydrate(element);
}

// Pages without islands have these rules and closeMenu.inline.ts in their head. Pages with islands get both
// from this script, since the agreement's document has no bytes to spare.
const rules = document.createElement("script");
rules.type = "speculationrules";
rules.textContent = speculationRules;
document.head.append(rules);
