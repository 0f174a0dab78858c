import type { ComponentProps, ReactNode } from "react";
import { joinClassNames } from "./classNames.ts";
import styles from "./Disclosure.module.css";

interface DisclosureProps extends ComponentProps<"details"> {
	/** The heading, always visible; it toggles the rest. */
	summary: ReactNode;
}

/** A heading that opens what is below it, without any script. */
export function Disclosure({ summary, className, children, ...details }: DisclosureProps) {
	return (
		<details className={joinClassNames(styles.disclosure, className)} {...details}>
			<summary>{summary}</summary>
			{children}
		</details>
	);
}
