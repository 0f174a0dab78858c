import type { ComponentProps, Ref } from "react";
import { joinClassNames } from "./classNames.ts";
import { LiveText } from "./LiveText.tsx";
import styles from "./Field.module.css";

type FieldProps = Omit<ComponentProps<"input">, "ref" | "value"> &
	({ value: string; ref?: never } | { value?: never; ref?: Ref<HTMLInputElement> });

/** A text field. One with a value keeps it for Back, and takes no ref of its own. */
export function Field({ className, ref, value, ...input }: FieldProps) {
	return (
		<input
			className={joinClassNames(styles.field, className)}
			autoComplete="off"
			value={value}
			ref={
				ref ??
				((field) => {
					// WebKit resets the fields of a page that it restores to their values in HTML.
					if (field && value !== undefined) {
						field.defaultValue = value;
					}
				})
			}
			{...input}
		/>
	);
}

/** The error of a field, and how to fix it. */
export function ErrorMessage({ children }: { children: string | undefined }) {
	return children ? <LiveText className={styles.errorMessage}>{children}</LiveText> : null;
}
