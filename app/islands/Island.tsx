import type { ComponentProps } from "react";
import { type IslandName, islands } from "./registry";

/**
 * Renders an interactive component into the page together with its data, so that the browser can take
 * it over where it stands (see entry.client.tsx). The rest of the page stays plain HTML.
 * A route that has islands says so: `export const handle = { interactive: true }`.
 */
export function Island<Name extends IslandName>({
	name,
	props,
}: {
	name: Name;
	/** Plain data only: it travels to the browser as JSON. */
	props: ComponentProps<(typeof islands)[Name]>;
}) {
	// The registry pairs each name with a component of its own props, which the compiler cannot follow here.
	const Component = islands[name] as React.ComponentType<typeof props>;
	return (
		<div data-island={name} data-props={JSON.stringify(props)}>
			<Component {...props} />
		</div>
	);
}
