import "./styles/index.css";
import { type ReactNode, useContext } from "react";
import { isRouteErrorResponse, Links, Outlet, useMatches, useRouteError } from "react-router";
import type { Route } from "./+types/root";
import closeMenu from "./closeMenu.inline.ts?text";
import { NewTabLabel } from "./components/ContentLink.tsx";
import { formatColumnSpans } from "./components/columnSpans.ts";
import { SiteFooter } from "./components/SiteFooter.tsx";
import { SiteHeader } from "./components/SiteHeader.tsx";
import { SkipLink } from "./components/SkipLink.tsx";
import sans from "./fonts/sans.woff2";
import loadIslands from "./islands/loadIslands.inline.ts?text";
import { ErrorPage } from "./pages/error/ErrorPage.tsx";
import { NotFoundPage } from "./pages/not-found/NotFoundPage.tsx";
import { Head, SiteHead } from "./seo/Head.tsx";
import { createHeadData } from "./seo/headData.server.ts";
import { DocumentScripts, siteContext } from "./site/context.ts";
import { type PageContext, usePageContext } from "./site/pageContext.ts";
import { getMenuParent } from "./site/pages.server.ts";
import type { RouteHandle } from "./site/routeHandle.ts";
import { speculationRules } from "./speculationRules.ts";
import { formatBrandColours } from "./styles/brandColours.ts";
import { layerOrder } from "./styles/layers.ts";

/**
 * Loads the content that every page needs: the site's settings, its header and footer, the words of its error
 * pages, and the data of the page's head.
 */
export function loader({ url, context }: Route.LoaderArgs): PageContext {
	const site = context.get(siteContext);
	const { destinations, pages } = site.content;
	const page = site.pages.get(url.pathname);
	return {
		settings: site.content.settings,
		logo: site.logo,
		demoPlatform: destinations.demoPlatform,
		errorPage: pages.error,
		notFoundPage: pages["not-found"],
		searchField: pages.search.field,
		menuParent: getMenuParent(page, site.pages),
		head: page && createHeadData(page, site),
	};
}

/** The document around every page: head, inlined stylesheet, header, footer. */
export function Layout({ children }: { children: ReactNode }) {
	const { settings, head } = usePageContext();
	const { hue, fonts = [], islands, frame } = useRouteSettings();
	const brandColours = formatBrandColours(settings.colours);
	return (
		<html lang="en-AU" className={frame}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				{[sans, ...fonts].map((font) => (
					<link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
				))}
				<style>{[layerOrder, brandColours, formatColumnSpans()].join("")}</style>
				{/* A build writes the stylesheets into the document. */}
				{import.meta.env.DEV && <Links />}
				{!islands && (
					<>
						<script type="speculationrules">{speculationRules}</script>
						<script>{closeMenu}</script>
					</>
				)}
				{head && <Head title={head.title} description={head.description} path={head.path} />}
				<SiteHead />
				{(islands || import.meta.env.DEV) && <ClientScripts islands={islands} />}
			</head>
			<body>
				<SkipLink />
				<NewTabLabel value={settings.labels.opensInNewTab}>
					<SiteHeader />
					<main id="main" className={hue && `hue-${hue}`} tabIndex={-1}>
						{children}
					</main>
					<SiteFooter />
				</NewTabLabel>
			</body>
		</html>
	);
}

/** Returns the matched route's document settings. */
function useRouteSettings(): RouteHandle {
	return (useMatches().at(-1)?.handle ?? {}) as RouteHandle;
}

/**
 * The module that hydrates the page's islands, and the islands' own modules: fetched at low priority, run
 * after the first paint. In development also the module that reloads the page.
 */
function ClientScripts({ islands = [] }: Pick<RouteHandle, "islands">) {
	const scripts = useContext(DocumentScripts);
	if (import.meta.env.DEV) {
		return (
			<>
				<script type="module" src={scripts?.runtime} />
				<script type="module" src={scripts?.entry} />
			</>
		);
	}
	return (
		<>
			<link rel="modulepreload" href={scripts?.entry} fetchPriority="low" data-entry="" />
			{islands.map((island) => (
				<link
					key={island}
					rel="modulepreload"
					href={scripts?.islands[island]}
					fetchPriority="low"
				/>
			))}
			<script type="module">{loadIslands}</script>
		</>
	);
}

export default function Root() {
	return <Outlet />;
}

/** Shown between the site's header and footer when a page cannot be found or fails. */
export function ErrorBoundary() {
	const error = useRouteError();
	return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <ErrorPage />;
}
