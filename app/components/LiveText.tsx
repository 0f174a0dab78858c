import { figurePattern } from "./figurePattern.ts";

interface LiveTextProps {
	children: string;
	/** The element it is in. */
	as?: "span" | "b" | "small" | "p";
	id?: string;
	className?: string;
}

/**
 * Text that changes. Its element is replaced with each change, because browsers that translate a page move
 * its text nodes into elements of their own: React's updates of the old nodes are invisible. It must have no
 * text node as a sibling, since React could no longer insert an element beside that. Words may be translated,
 * figures may not.
 */
export function LiveText({ children, as: Element = "span", ...attributes }: LiveTextProps) {
	const parts = children.split(figurePattern);
	if (parts.length === 3 && !parts[0] && !parts[2]) {
		return (
			<Element key={children} {...attributes} translate="no">
				{children}
			</Element>
		);
	}
	return (
		<Element key={children} {...attributes}>
			{parts.map((part, index) =>
				index % 2 ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
					<span key={index} translate="no">
						{part}
					</span>
				) : (
					part || null
				),
			)}
		</Element>
	);
}
