import { type ComponentProps, createContext, type HTMLAttributes, useContext } from "react";
import type { Link } from "../../content-model/index.ts";
import { joinClassNames } from "./classNames.ts";
import styles from "./Action.module.css";

/** Visually hidden text after the label of each link that opens in a new tab. The root layout provides it, and an island for its own links. */
export const NewTabLabel = createContext("");

interface ContentLinkProps extends Omit<ComponentProps<"a">, "href" | "target" | "rel"> {
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

/** `primary` is the one main action of a view, `filled` the usual button. */
type ActionVariant = "primary" | "filled" | "outline";

const variantClasses = { primary: styles.primary, filled: styles.filled, outline: "" };

/** Returns the class of a link or button drawn as a leaf. */
export function getActionClass(variant: ActionVariant): string | undefined {
	return joinClassNames(styles.action, variantClasses[variant]);
}

interface ActionProps extends ContentLinkProps {
	variant?: ActionVariant;
}

/** A link that looks like a button. */
export function Action({ variant = "filled", className, ...link }: ActionProps) {
	return (
		<ContentLink
			{...link}
			data-no-search=""
			className={joinClassNames(getActionClass(variant), className)}
		/>
	);
}

/** A button that acts on the page itself. */
export function ActionButton({
	variant = "outline",
	className,
	...button
}: ComponentProps<"button"> & { variant?: ActionVariant }) {
	return (
		<button
			type="button"
			className={joinClassNames(getActionClass(variant), className)}
			{...button}
		/>
	);
}

interface ActionsProps extends HTMLAttributes<HTMLElement> {
	/** `div` if one of them is a paragraph, `ul` for a list. */
	as?: "p" | "div" | "ul";
}

/** A row of actions: buttons, then secondary links. */
export function Actions({ as: Element = "p", className, ...props }: ActionsProps) {
	return <Element className={joinClassNames(styles.actions, "cluster", className)} {...props} />;
}
