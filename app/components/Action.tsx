import type { ComponentProps } from "react";
import { ContentLink, type ContentLinkProps } from "./ContentLink.tsx";
import { joinClassNames } from "./classNames.ts";
import styles from "./Action.module.css";

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
