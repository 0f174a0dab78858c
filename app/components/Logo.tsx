import { usePageContext } from "../site/pageContext.ts";
import { joinClassNames } from "./classNames.ts";
import styles from "./Logo.module.css";

/** The logo with the brand's name, a link to Home. */
export function Logo({ className }: { className?: string }) {
	const { logo, settings } = usePageContext();
	return (
		<a
			className={joinClassNames(styles.logo, className)}
			href="/"
			aria-label={settings.labels.logo}
		>
			{/* The height applies if the stylesheet fails to load. */}
			<svg viewBox={logo.viewBox} height={30} aria-hidden="true">
				<path d={logo.path} />
			</svg>
			<span>{settings.brand}</span>
		</a>
	);
}
