import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every page of the site. Reads like the route table of the specification. */
const pages = [
	index("routes/home.tsx"),
	route("strategy", "routes/strategy.tsx"),
	route("platform", "routes/platform.tsx"),
	route("training", "routes/training.tsx"),
	route("solutions", "routes/solutions.tsx"),
	route("pricing", "routes/pricing.tsx"),
	route("team", "routes/team.tsx"),
	route("team/:slug", "routes/author.tsx"),
	route("blog", "routes/blog.tsx"),
	route("blog/category/:category", "routes/blog.tsx", { id: "category" }),
	route("blog/:slug", "routes/article.tsx"),
	route("events", "routes/events.tsx"),
	route("about-us", "routes/about-us.tsx"),
	route("benefits/:slug", "routes/benefit.tsx"),
	route("partner-referral-agreement", "routes/partner-referral-agreement.tsx"),
	route("contact-us", "routes/contact-us.tsx"),
	route("search", "routes/search.tsx"),
	route("share", "routes/share.tsx"),
	route("404", "routes/not-found.tsx", { id: "not-found-file" }),
	route("500", "routes/error.tsx"),
	// Privacy, Terms of use, and any other file of content/pages that has no rules of its own.
	route(":page", "routes/plain-text.tsx"),
	route("*", "routes/not-found.tsx"),
];

/**
 * Development makes the site anew for each request, and serves what only it has. A build, which names the
 * folder to bundle to, does without.
 */
export default (process.env.BUNDLE_DIRECTORY
	? pages
	: [
			layout("../development/site.ts", [
				route("design", "../development/design/route.tsx"),
				route("pagefind/*", "../development/searchIndex.ts"),
				...pages,
			]),
		]) satisfies RouteConfig;
