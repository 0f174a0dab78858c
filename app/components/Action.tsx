import { type ComponentProps, createContext, type HTMLAttributes, useContext } from "react";
import type { Link } from "../../content-model/index.ts";
import { joinClassNames } from "./classNames.ts";
import "./Action.css";

/** Hidden text after the label of each link that opens in a new tab: provided by the root layout. */
export const NewTabLabel = createContext("");

interface ContentLinkProps extends Omit<ComponentProps<"a">, "href" | "target" | "rel"> {
	/** Where it leads and, unless children are given, its label. */
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
export function Action({ look = "solid", className, ...link }: ActionProps) {
	// Buttons repeat from page to page, but for a telephone number or an email address. Only the build reads this.
	const isRepeated = import.meta.env.SSR && !/^(?:tel|mailto):/.test(link.link.href);
	return (
		<ContentLink
			{...link}
			{...(isRepeated && { "data-no-search": "" })}
			className={joinClassNames("action", look, className)}
		/>
	);
}

/** A button that acts on the page itself. */
export function ActionButton({
	solid = false,
	...button
}: ComponentProps<"button"> & { solid?: boolean }) {
	return <button type="button" className={solid ? "action solid" : "action"} {...button} />;
}

interface ActionsProps extends HTMLAttributes<HTMLElement> {
	/** `div` where a paragraph is among them, `ul` where they are a list. */
	as?: "p" | "div" | "ul";
}

/** A row of actions: buttons, and links that matter less. */
export function Actions({ as: Element = "p", className, ...props }: ActionsProps) {
	return <Element className={joinClassNames("actions cluster", className)} {...props} />;
}
