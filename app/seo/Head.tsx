import { useSite } from "../siteData.ts";
import { absolute, announced, markdownPath } from "./addresses.ts";

interface HeadProps {
	/** Title without the brand. */
	title: string;
	description: string;
	/** Path of the page's one canonical address; none for pages that stand for errors. */
	path?: string;
}

/**
 * What the browser's tab, search engines and shared links show of a page. React moves it to the head.
 * What does not follow from the three properties is found by the path: see headData.server.ts.
 */
export function Head({ title, description, path }: HeadProps) {
	const { site, head } = useSite();
	const fullTitle = `${title} | ${site.brand}`;
	if (!path) {
		return (
			<>
				<title>{fullTitle}</title>
				<meta name="description" content={description} />
				<meta name="robots" content="noindex" />
			</>
		);
	}
	const address = absolute(path, site.url);
	return (
		<>
			<title>{fullTitle}</title>
			<meta name="description" content={description} />
			<link rel="canonical" href={address} />
			<meta property="og:type" content={head?.article ? "article" : "website"} />
			<meta property="og:title" content={title} />
			<meta property="og:description" content={description} />
			<meta property="og:url" content={address} />
			<meta property="og:site_name" content={site.brand} />
			<meta property="og:locale" content="en_AU" />
			{head && (
				<>
					<link rel="alternate" type="text/markdown" href={markdownPath(path)} />
					<meta property="og:image" content={head.picture.address} />
					<meta property="og:image:width" content={String(head.picture.width)} />
					<meta property="og:image:height" content={String(head.picture.height)} />
					<meta property="og:image:alt" content={head.picture.alt} />
					<meta name="twitter:card" content="summary_large_image" />
				</>
			)}
			{head?.article && (
				<>
					<meta property="article:published_time" content={head.article.published} />
					<meta property="article:modified_time" content={head.article.modified} />
					<meta property="article:author" content={head.article.author} />
					<meta property="article:section" content={head.article.section} />
				</>
			)}
		</>
	);
}

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
