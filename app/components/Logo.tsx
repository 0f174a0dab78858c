import { useSite } from "../site/siteData.ts";
import { joinClassNames } from "./classNames.ts";
import "./Logo.css";

/** The mark and the name, leading home. */
export function Logo({ className }: { className?: string }) {
	const { mark, site } = useSite();
	return (
		<a className={joinClassNames("logo", className)} href="/" aria-label={site.labels.logo}>
			{/* The height applies if the stylesheet fails to load. */}
			<svg viewBox={mark.viewBox} height={30} aria-hidden="true">
				<path d={mark.path} />
			</svg>
			<span>{site.brand}</span>
		</a>
	);
}
