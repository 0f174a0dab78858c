import type { Element, ElementContent } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ComponentProps } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";

/** Words of the contract: defined terms lead to their meaning, other links to clauses. */
export function ContractText({ children }: { children: readonly ElementContent[] }) {
	return toJsxRuntime(
		{ type: "root", children: [...children] },
		{ Fragment, jsx, jsxs, passNode: true, components: { a: ContractLink } },
	);
}

/**
 * A link of the contract. A defined term stands in an element that takes focus when it is tapped, not
 * with the Tab key: so a tap shows the meaning and leaves the reader in place (see Clause.css).
 */
function ContractLink({ node: _node, ...anchor }: ComponentProps<"a"> & { node?: Element }) {
	return anchor.href?.startsWith("#def-") ? (
		<span tabIndex={-1}>
			<a {...anchor} />
		</span>
	) : (
		<a {...anchor} />
	);
}
