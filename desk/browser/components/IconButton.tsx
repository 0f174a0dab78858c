import type { ReactNode } from "react";
import "./IconButton.css";

/** A button whose sign is explained by its label. */
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
			className="icon"
			aria-label={label}
			title={label}
			disabled={disabled}
			onClick={onClick}
		>
			{children}
		</button>
	);
}
