import { blogPath, getFixedFilePath, getMarkdownPath, toAbsoluteUrl } from "../../paths/index.ts";
import { usePageContext } from "../site/pageContext.ts";

interface HeadProps {
	/** Title without the brand. */
	title: string;
	description: string;
	/** Path of the canonical URL; none on error pages. */
	path?: string;
}

/**
 * The metadata of a page for browser tabs, search engines and shared links. React moves it to the head. The
 * rest is looked up by path: see headData.server.ts. Search engines may list the pages of the register alone.
 */
export function Head({ title, description, path }: HeadProps) {
	const { settings, head } = usePageContext();
	const url = path && toAbsoluteUrl(path, settings.url);
	return (
		<>
			<title>{formatTitle(title, settings.brand)}</title>
			<meta name="description" content={description} />
			{!(path && head) && <meta name="robots" content="noindex" />}
			{url && (
				<>
					<link rel="canonical" href={url} />
					<Properties
						properties={{
							"og:type": head?.article ? "article" : "website",
							"og:title": title,
							"og:description": description,
							"og:url": url,
							"og:site_name": settings.brand,
							"og:locale": "en_AU",
						}}
					/>
				</>
			)}
			{path && head && (
				<>
					<link rel="alternate" type="text/markdown" href={getMarkdownPath(path)} />
					<Properties properties={head.image} />
					<meta name="twitter:card" content="summary_large_image" />
					{head.article && <Properties properties={head.article} />}
				</>
			)}
		</>
	);
}

/** Properties of the Open Graph protocol, by their names. */
function Properties({ properties }: { properties: Readonly<Record<string, string>> }) {
	return Object.entries(properties).map(([property, content]) => (
		<meta key={property} property={property} content={content} />
	));
}

/**
 * The part of the head that does not depend on the page's words, and its structured data. Every page
 * announces the RSS feed; the blog's pages announce the other formats too.
 */
export function SiteHead() {
	const { settings, head } = usePageContext();
	const isInBlog = head?.path === blogPath || head?.path.startsWith(`${blogPath}/`);
	const [light, dark] = settings.colours.tokens.ground;
	return (
		<>
			<meta name="theme-color" media="(prefers-color-scheme: light)" content={light.hex} />
			<meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark.hex} />
			<link rel="icon" href={getFixedFilePath("favicon.ico")} sizes="32x32" />
			<link rel="icon" href={getFixedFilePath("favicon.svg")} type="image/svg+xml" />
			<link rel="apple-touch-icon" href={getFixedFilePath("apple-touch-icon.png")} />
			<link rel="manifest" href={getFixedFilePath("site.webmanifest")} />
			<link
				rel="alternate"
				type="application/rss+xml"
				title={settings.brand}
				href={getFixedFilePath("feed.xml")}
			/>
			{isInBlog && (
				<>
					<link
						rel="alternate"
						type="application/atom+xml"
						title={settings.brand}
						href={getFixedFilePath("atom.xml")}
					/>
					<link
						rel="alternate"
						type="application/feed+json"
						title={settings.brand}
						href={getFixedFilePath("feed.json")}
					/>
				</>
			)}
			{head && <script type="application/ld+json">{head.structuredData}</script>}
		</>
	);
}

/** Maximum title length in search results. */
const maxTitleLength = 65;

/** Formats a title with the brand, if there is room for both. */
function formatTitle(title: string, brand: string): string {
	const fullTitle = `${title} | ${brand}`;
	return fullTitle.length > maxTitleLength ? title : fullTitle;
}
