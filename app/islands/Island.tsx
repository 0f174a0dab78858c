import type { ComponentType } from "react";
import { usePageContext } from "../site/pageContext.ts";

interface IslandProps<Props> {
	/** The name of its file: `search` for `search.island.tsx`. */
	name: string;
	component: ComponentType<Props>;
	/** Plain data only: it travels to the browser as JSON. */
	props: Props;
	/** Places the island in the page. */
	className?: string;
}

/**
 * An interactive component in the page, together with its data, so that the browser can hydrate it in place (see
 * entry.client.tsx). The rest of the page stays plain HTML. A route lists its islands:
 * `export const handle = { islands: ["search"] }`. Islands cannot use useId: each is a separate React root.
 */
export function Island<Props extends object>({
	name,
	component: Component,
	props,
	className,
}: IslandProps<Props>) {
	const { failedPart, actions } = usePageContext().errorPage;
	return (
		<div
			className={className}
			data-island={name}
			data-props={JSON.stringify(props)}
			data-no-text=""
			data-failure={failedPart}
			data-try-again={actions.tryAgain}
		>
			<Component {...props} />
		</div>
	);
}
