import { type ComponentProps, createContext, useContext } from "react";
import type { Link } from "../content/schemas/fields.ts";

/** Hidden text after the label of each link that opens in a new tab: the root of the page provides it. */
export const NewTabLabel = createContext("");

interface ContentLinkProps extends Omit<ComponentProps<"a">, "href" | "target" | "rel"> {
	/** Where it leads and, unless children are given, its words. */
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

interface ActionProps extends ContentLinkProps {
	/** `main` is the one action of a view, `solid` the usual one, `plain` an outline. */
	look?: "main" | "solid" | "plain";
}

/** A link that looks like a button, in the shape of a leaf. */
export function Action({ look = "solid", ...link }: ActionProps) {
	return <ContentLink {...link} className={`action ${look}`} />;
}
