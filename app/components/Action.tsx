import type { ComponentProps } from "react";
import type { Link } from "../content/schemas/fields.ts";

type Anchor = Omit<ComponentProps<"a">, "href" | "target" | "rel">;

interface ContentLinkProps extends Anchor {
	/** Where it leads and, unless children are given, its words. */
	link: Link;
	/** Hidden text after the label of a link that opens in a new tab. */
	newTabLabel?: string;
}

/** A link of the content: plain, without a client-side router, in a new tab where the content says so. */
export function ContentLink({ link, newTabLabel, children, ...anchor }: ContentLinkProps) {
	return (
		<a href={link.href} {...(link.newTab && { target: "_blank", rel: "noopener" })} {...anchor}>
			{children ?? link.label}
			{link.newTab && newTabLabel && (
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
export function Action({ look = "solid", className = "", ...link }: ActionProps) {
	return <ContentLink {...link} className={`action ${look} ${className}`.trim()} />;
}
