import type { ComponentProps } from "react";
import styles from "./PrimaryButton.module.css";

/** The button of the most likely action. */
export function PrimaryButton({ type = "button", ...attributes }: ComponentProps<"button">) {
	return <button {...attributes} type={type} className={styles.primary} />;
}
