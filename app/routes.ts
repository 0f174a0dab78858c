import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import {
	agreementPath,
	blogPath,
	contactPath,
	errorPath,
	eventsPath,
	faqPath,
	getArticlePath,
	getBenefitPath,
	getCategoryPath,
	getPersonPath,
	notFoundPath,
	packPath,
	pricingPath,
	searchPath,
	sharePath,
	teamPath,
} from "../paths/index.ts";

const pages = [
	index("pages/home/route.tsx"),
	route("/strategy", "pages/strategy/route.tsx"),
	route("/platform", "pages/platform/route.tsx"),
	route("/training", "pages/training/route.tsx"),
	route("/solutions", "pages/solutions/route.tsx"),
	route(pricingPath, "pages/pricing/route.tsx"),
	route(teamPath, "pages/team/route.tsx"),
	route(getPersonPath(":slug"), "pages/person/route.tsx"),
	route(blogPath, "pages/blog/route.tsx"),
	route(getCategoryPath(":category"), "pages/category/route.tsx"),
	route(getArticlePath(":slug"), "pages/article/route.tsx"),
	route(eventsPath, "pages/events/route.tsx"),
	route("/about-us", "pages/about-us/route.tsx"),
	route(getBenefitPath(":slug"), "pages/benefit/route.tsx"),
	route(agreementPath, "pages/partner-referral-agreement/route.tsx"),
	route(contactPath, "pages/contact-us/route.tsx"),
	route(searchPath, "pages/search/route.tsx"),
	route(faqPath, "pages/faq/route.tsx"),
	route("/security", "pages/security/route.tsx"),
	route(packPath, "pages/firm-pack/route.tsx"),
	route(sharePath, "pages/share/route.tsx"),
	route(notFoundPath, "pages/not-found/route.tsx", { id: "not-found-file" }),
	route(errorPath, "pages/error/route.tsx"),
	// Privacy, Terms of use, and any other file of content/pages that has no schema of its own.
	route("/:page", "pages/plain-text/route.tsx"),
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
				route("/design", "../development/design/route.tsx"),
				...pages,
			]),
		]) satisfies RouteConfig;
