import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

const pages = [
	index("pages/home/route.tsx"),
	route("strategy", "pages/strategy/route.tsx"),
	route("platform", "pages/platform/route.tsx"),
	route("training", "pages/training/route.tsx"),
	route("solutions", "pages/solutions/route.tsx"),
	route("pricing", "pages/pricing/route.tsx"),
	route("team", "pages/team/route.tsx"),
	route("team/:slug", "pages/person/route.tsx"),
	route("blog", "pages/blog/route.tsx"),
	route("blog/category/:category", "pages/category/route.tsx"),
	route("blog/:slug", "pages/article/route.tsx"),
	route("events", "pages/events/route.tsx"),
	route("about-us", "pages/about-us/route.tsx"),
	route("benefits/:slug", "pages/benefit/route.tsx"),
	route("partner-referral-agreement", "pages/partner-referral-agreement/route.tsx"),
	route("contact-us", "pages/contact-us/route.tsx"),
	route("search", "pages/search/route.tsx"),
	route("faq", "pages/faq/route.tsx"),
	route("security", "pages/security/route.tsx"),
	route("firm-pack", "pages/firm-pack/route.tsx"),
	route("share", "pages/share/route.tsx"),
	route("404", "pages/not-found/route.tsx", { id: "not-found-file" }),
	route("500", "pages/error/route.tsx"),
	// Privacy, Terms of use, and any other file of content/pages that has no schema of its own.
	route(":page", "pages/plain-text/route.tsx"),
	route("*", "pages/not-found/route.tsx"),
];

/**
 * In development the site is created per request and has extra routes; a build (BUNDLE_DIRECTORY is set)
 * has only the pages.
 */
export default (process.env.BUNDLE_DIRECTORY
	? pages
	: [
			layout("../development/site.ts", [
				route("design", "../development/design/route.tsx"),
				...pages,
			]),
		]) satisfies RouteConfig;
