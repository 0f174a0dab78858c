interface LiveTextProps {
	children: string;
	/** A number or the name of a plan, not to be translated. */
	isNumber?: boolean;
	/** The element it is in. */
	as?: "span" | "b" | "small" | "p";
	id?: string;
	className?: string;
}

/**
 * Text that changes. Its element is replaced with each change, because browsers that translate a page move
 * its text nodes into elements of their own: React's updates of the old nodes are invisible. It must have no
 * text node as a sibling, since React could no longer insert an element beside that.
 */
export function LiveText({
	children,
	isNumber = false,
	as: Element = "span",
	...attributes
}: LiveTextProps) {
	return (
		<Element key={children} translate={isNumber ? "no" : undefined} {...attributes}>
			{children}
		</Element>
	);
}
