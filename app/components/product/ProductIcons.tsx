import styles from "./ProductIcons.module.css";

/** The assistant's picture: the first letter of its name on a leaf. */
export function PersonaAvatar({ name }: { name: string }) {
	return <b className={styles.personaAvatar}>{name.charAt(0)}</b>;
}

/** A lock, before a URL. */
export function LockIcon() {
	return (
		<svg className={styles.lockIcon} width={16} viewBox="0 0 24 24" aria-hidden="true">
			<path d="M5 11h14v9H5zM8 11V7a4 4 0 0 1 8 0v4" />
		</svg>
	);
}
