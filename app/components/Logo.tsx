import { usePageContext } from "../site/pageContext.ts";
import { joinClassNames } from "./classNames.ts";
import styles from "./Logo.module.css";

/** The mark and the name, leading home. */
export function Logo({ className }: { className?: string }) {
	const { mark, settings } = usePageContext();
	return (
		<a
			className={joinClassNames(styles.logo, className)}
			href="/"
			aria-label={settings.labels.logo}
		>
			{/* The height applies if the stylesheet fails to load. */}
			<svg viewBox={mark.viewBox} height={30} aria-hidden="true">
				<path d={mark.path} />
			</svg>
			<span>{settings.brand}</span>
		</a>
	);
}
