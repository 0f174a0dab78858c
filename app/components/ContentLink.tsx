import { type ComponentProps, createContext, useContext } from "react";
import type { Link } from "../../content-model/index.ts";

/** Visually hidden text after the label of each link that opens in a new tab. The root layout provides it, and an island for its own links. */
export const NewTabLabel = createContext("");

/** What a link of the content takes beside its place in the text. */
export interface ContentLinkProps extends Omit<ComponentProps<"a">, "href" | "target" | "rel"> {
	/** The target and, unless children are given, the label. */
	link: Link;
}

/** A link of the content: plain, without a client-side router, in a new tab where the content says so. */
export function ContentLink({ link, children, ...anchor }: ContentLinkProps) {
	const newTabLabel = useContext(NewTabLabel);
	return (
		<a href={link.href} {...(link.newTab && { target: "_blank", rel: "noopener" })} {...anchor}>
			{children ?? link.label}
			{link.newTab && (
				<span className="visually-hidden" data-no-text="">{` (${newTabLabel})`}</span>
			)}
		</a>
	);
}
