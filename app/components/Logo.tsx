import { useSite } from "../siteData.ts";

/** The mark and the name, leading home. */
export function Logo() {
	const { mark, site } = useSite();
	return (
		<a className="logo" href="/" aria-label={site.labels.logo}>
			<svg viewBox={mark.viewBox} aria-hidden="true">
				<path d={mark.path} />
			</svg>
			<span>{site.brand}</span>
		</a>
	);
}
