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

/** How a button looks: `primary` is the one action of a view, `filled` the usual one. */
type ActionVariant = "primary" | "filled" | "outline";

/** The class of what looks like a button, in the shape of a leaf. */
export function getActionClass(variant: ActionVariant): string {
	return variant === "outline" ? "action" : `action action-${variant}`;
}

interface ActionProps extends ContentLinkProps {
	variant?: ActionVariant;
}

/** A link that looks like a button. */
export function Action({ variant = "filled", className, ...link }: ActionProps) {
	return <ContentLink {...link} className={joinClassNames(getActionClass(variant), className)} />;
}

/** A button that acts on the page itself. */
export function ActionButton({
	variant = "outline",
	...button
}: ComponentProps<"button"> & { variant?: ActionVariant }) {
	return <button type="button" className={getActionClass(variant)} {...button} />;
}

interface ActionsProps extends HTMLAttributes<HTMLElement> {
	/** `div` where a paragraph is among them, `ul` where they are a list. */
	as?: "p" | "div" | "ul";
}

/** A row of actions: buttons, and links that matter less. */
export function Actions({ as: Element = "p", className, ...props }: ActionsProps) {
	return <Element className={joinClassNames("actions cluster", className)} {...props} />;
}
