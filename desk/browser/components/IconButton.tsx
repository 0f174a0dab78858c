import type { ReactNode } from "react";
import styles from "./IconButton.module.css";

/** A button with an icon, and a label for screen readers and as a tooltip. */
export function IconButton({
	label,
	disabled = false,
	onClick,
	children,
}: {
	label: string;
	disabled?: boolean;
	onClick: () => void;
	children: ReactNode;
}) {
	return (
		<button
			type="button"
			className={styles.icon}
			aria-label={label}
			title={label}
			disabled={disabled}
			onClick={onClick}
		>
			{children}
		</button>
	);
}
