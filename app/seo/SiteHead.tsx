import { useSite } from "../siteData.ts";
import { announced } from "./addresses.ts";

/** The part of the head that is the same on every page, and the page's structured data. */
export function SiteHead() {
	const { site, head } = useSite();
	const [light, dark] = site.colours.tokens.ground;
	return (
		<>
			<meta name="theme-color" media="(prefers-color-scheme: light)" content={light.hex} />
			<meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark.hex} />
			<link rel="icon" href={announced.favicon} sizes="32x32" />
			<link rel="icon" href={announced.scalableFavicon} type="image/svg+xml" />
			<link rel="apple-touch-icon" href={announced.touchIcon} />
			<link rel="manifest" href={announced.manifest} />
			<link rel="alternate" type="application/rss+xml" title={site.brand} href={announced.rss} />
			<link rel="alternate" type="application/atom+xml" title={site.brand} href={announced.atom} />
			<link
				rel="alternate"
				type="application/feed+json"
				title={site.brand}
				href={announced.jsonFeed}
			/>
			<link
				rel="search"
				type="application/opensearchdescription+xml"
				title={site.brand}
				href={announced.openSearch}
			/>
			{head && <script type="application/ld+json">{head.structuredData}</script>}
		</>
	);
}
