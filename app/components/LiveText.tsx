interface LiveTextProps {
	children: string;
	/** A figure or the name of a plan: translation leaves it as it is. */
	figure?: boolean;
	/** The element it is in. */
	as?: "span" | "b" | "small" | "p";
	id?: string;
	className?: string;
}

/**
 * A text that changes, in an element that is replaced with it. Translation in browsers takes text nodes
 * out of their elements: what a script then writes into them, nobody sees. It must have no bare text
 * beside it, for that is no place to insert an element at any more.
 */
export function LiveText({
	children,
	figure: isFigure = false,
	as: Element = "span",
	...attributes
}: LiveTextProps) {
	return (
		<Element key={children} translate={isFigure ? "no" : undefined} {...attributes}>
			{children}
		</Element>
	);
}
