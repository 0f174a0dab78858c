import { type ComponentProps, type ComponentType, lazy } from "react";
import { useSite } from "../siteData.ts";
import { type Failure, IslandBoundary } from "./IslandBoundary.tsx";
import { type IslandName, islands } from "./registry.ts";

/** What a component of the registry takes. */
type IslandProps<Name extends IslandName> = ComponentProps<
	Awaited<ReturnType<(typeof islands)[Name]>>["default"]
>;

/** The components, for the server: a page is written once they have come. */
const components = new Map(
	Object.entries(islands).map(([name, load]) => {
		// The registry pairs each name with a component of its own props, which the compiler cannot follow here.
		const loadAny = load as () => Promise<{ default: ComponentType<object> }>;
		return [name, lazy(loadAny)];
	}),
);

/**
 * Renders an interactive component into the page together with its data, so that the browser can take
 * it over where it stands (see entry.client.tsx). The rest of the page stays plain HTML.
 * A route that has islands says so: `export const handle = { islands: ["search"] }`.
 * A component of an island takes no useId: each is the root of a tree of its own.
 */
export function Island<Name extends IslandName>({
	name,
	props,
}: {
	name: Name;
	/** Plain data only: it travels to the browser as JSON. */
	props: IslandProps<Name>;
}) {
	const { title, actions } = useSite().errorPage;
	const failure: Failure = { title, home: actions.home.label };
	const Component = components.get(name);
	return (
		<div
			data-island={name}
			data-props={JSON.stringify(props)}
			data-no-text=""
			data-failure={failure.title}
			data-home={failure.home}
		>
			<IslandBoundary failure={failure}>{Component && <Component {...props} />}</IslandBoundary>
		</div>
	);
}
