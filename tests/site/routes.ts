/** A link a page owes its visitors. */
export interface ExpectedLink {
	/** Its words, to the letter. */
	name: string;
	/** A path of the site, an anchor, or `destination:` and the name of an outside service. */
	to: string;
	/** Whether it opens in a new tab. */
	newTab?: boolean;
}

/** What the specification owes at one address. */
export interface ExpectedRoute {
	path: string;
	/** The words of the one heading of the first level. */
	heading: string;
	/** Anchors, in the order of the page. */
	anchors?: string[];
	links?: ExpectedLink[];
	/** Sentences and labels, to the letter. */
	texts?: string[];
	/** Whether the page computes something and so may load JavaScript. */
	interactive?: boolean;
	/** Whether search engines, the sitemap and lists of pages leave it out. */
	unlisted?: boolean;
}

/** The header's links, in the specification's order. */
export const navigation = [
	"/strategy",
	"/platform",
	"/training",
	"/solutions",
	"/pricing",
	"/blog",
	"/events",
	"/about-us",
	"/contact-us",
];

/** The articles, in the specification's order: eleven of the grid, then the last two. */
export const articles: { slug: string; category: string; date: string; heading: string }[] = [
	{
		slug: "ai-adoption-challenges",
		category: "FEATURED",
		date: "October 13, 2025",
		heading: "Overcoming AI Adoption Challenges",
	},
	{
		slug: "responsible-ai-use-for-knowledge-workers",
		category: "TRAINING",
		date: "September 2, 2025",
		heading: "Responsible AI Use for Knowledge Workers",
	},
	{
		slug: "making-documents-work",
		category: "TRAINING",
		date: "August 20, 2025",
		heading: "Making Documents Work with Your AI Assistant",
	},
	{
		slug: "how-where-why-genai",
		category: "PLATFORM",
		date: "July 10, 2025",
		heading: "How, Where, and Why Gen AI Is (and Isn’t) Being Used",
	},
	{
		slug: "professionals-feel-about-genai",
		category: "TRAINING",
		date: "July 2, 2025",
		heading: "How do Professionals Really Feel About Gen AI in 2025?",
	},
	{
		slug: "new-normal-genai-adoption",
		category: "PLATFORM",
		date: "June 27, 2025",
		heading: "The New Normal: Gen AI Adoption in Professional Services in 2025",
	},
	{
		slug: "ai-insights-opportunities",
		category: "PLATFORM",
		date: "June 17, 2025",
		heading: "AI Insights & Opportunities for Professional Services 2025",
	},
	{
		slug: "transform-organisation",
		category: "TRAINING",
		date: "May 13, 2025",
		heading: "How a Training Program Can Transform Your Organisation",
	},
	{
		slug: "tracking-ai-implementations",
		category: "PLATFORM",
		date: "March 22, 2025",
		heading: "Tracking and Analysing AI Implementations",
	},
	{
		slug: "boosting-engagement",
		category: "TRAINING",
		date: "April 1, 2025",
		heading: "Boosting AI Engagement through AI Training",
	},
	{
		slug: "ai-risk-governance",
		category: "TRAINING",
		date: "April 29, 2025",
		heading: "A Business Owner’s Guide to AI Risk and AI Governance",
	},
	{
		slug: "ai-powered-chat-tools",
		category: "GUIDES",
		date: "October 21, 2025",
		heading: "How AI-Powered Chat Tools are Transforming Professional Services",
	},
	{
		slug: "how-leaders-should-approach-ai",
		category: "TRAINING",
		date: "October 28, 2025",
		heading: "How leaders should approach AI - a practical guide",
	},
];

/** The categories of articles, in the order in which the blog offers them. */
export const categories = ["FEATURED", "PLATFORM", "TRAINING", "GUIDES"];

/** The team, in the order of its page. */
export const people: { slug: string; name: string; title: string }[] = [
	{ slug: "meera-pillai", name: "Meera Pillai", title: "Managing Director" },
	{ slug: "claire-donnelly", name: "Claire Donnelly", title: "Head of Operations" },
	{ slug: "graham-tully", name: "Graham Tully", title: "Chairman" },
	{ slug: "kevin-zhao", name: "Kevin Zhao", title: "AI Engineer" },
	{ slug: "ngozi-eze", name: "Ngozi Eze", title: "Data Engineer" },
	{ slug: "luca-ferraro", name: "Luca Ferraro", title: "Software Engineer" },
];

/** The benefits: the home page's six tiles, then the three that have a page only. */
export const benefits = [
	"greater-efficiency",
	"faster-innovation",
	"measurable-uptake",
	"workforce-upskilling",
	"customer-roadmap",
	"privacy-security",
	"customer-experience",
	"smarter-decisions",
	"data-security",
];

/** Every fixed page with what the specification owes on it. */
const pages: ExpectedRoute[] = [
	{
		path: "/",
		heading: "Equip, Empower, Evolve",
		anchors: [
			"the-mallee-way",
			"approach",
			"benefits",
			"platform",
			"training",
			"pricing",
			"testimonials",
			"contact-us",
		],
		texts: [
			"AI that is Safe, Measurable, Habitual",
			"Transparent pricing by company size and needs",
			"No lock-in, no hidden fees",
			"Partner Referral Program",
		],
		links: [
			{ name: "Learn More", to: "#the-mallee-way" },
			{ name: "Ask us a question", to: "/contact-us" },
			{ name: "See our detailed pricing table", to: "/pricing" },
			{ name: "VIEW PARTNER AGREEMENT", to: "/partner-referral-agreement" },
		],
	},
	{
		path: "/strategy",
		heading: "STRATEGY",
		texts: ["Quick Wins", "Strategic Bets"],
		links: [
			{ name: "Get Started", to: "/#contact-us" },
			{ name: "Contact Us", to: "/contact-us" },
		],
	},
	{
		path: "/platform",
		heading: "PLATFORM",
		links: [{ name: "Try Our Demo Platform", to: "destination:demoPlatform", newTab: true }],
	},
	{ path: "/training", heading: "TRAINING", links: [{ name: "Contact Us", to: "/contact-us" }] },
	{
		path: "/solutions",
		heading: "SOLUTIONS",
		links: [{ name: "Get in Touch", to: "/contact-us" }],
	},
	{
		path: "/pricing",
		heading: "PRICING",
		interactive: true,
		links: [{ name: "GET STARTED", to: "destination:contactForm" }],
	},
	{ path: "/team", heading: "OUR TEAM" },
	{
		path: "/blog",
		heading: "BLOG",
		texts: ["Insights, guides, and updates from the Mallee team", "FEATURED", "ARTICLES"],
		links: [
			{ name: "View All Articles", to: "destination:articlesSite", newTab: true },
			{ name: "READ ARTICLE", to: "/blog/how-leaders-should-approach-ai" },
			{ name: "SEE ALL ARTICLES", to: "destination:articlesSite", newTab: true },
		],
	},
	{
		path: "/events",
		heading: "EVENTS",
		interactive: true,
		links: [
			{ name: "View All Events", to: "destination:eventsPage", newTab: true },
			{ name: "SEE ALL EVENTS & WEBINARS", to: "destination:eventsPage", newTab: true },
			{ name: "Subscribe to the calendar", to: "/events.ics" },
		],
	},
	{ path: "/about-us", heading: "ABOUT US" },
	{
		path: "/partner-referral-agreement",
		heading: "Partner Referral Agreement",
		interactive: true,
		links: [
			{ name: "Back to Partner Program", to: "/#contact-us" },
			{ name: "BECOME A PARTNER", to: "destination:partnerForm" },
		],
	},
	{ path: "/contact-us", heading: "CONTACT US" },
	{
		path: "/security",
		heading: "YOUR DATA",
		texts: [
			"Where is it kept?",
			"Who can see it?",
			"What leaves your cloud, and is it used for training?",
			"What happens at the end?",
		],
	},
	{ path: "/privacy", heading: "PRIVACY" },
	{ path: "/terms-of-use", heading: "TERMS OF USE" },
	{ path: "/search", heading: "SEARCH", interactive: true },
	{ path: "/share", heading: "SHARE", interactive: true, unlisted: true },
];

/** Every address a visitor can reach, from one table. */
export const routes: ExpectedRoute[] = [
	...pages,
	...articles.map(({ slug, category, date, heading }) => ({
		path: `/blog/${slug}`,
		heading,
		texts: [category, date],
		links: [{ name: "CONTACT US", to: "destination:contactForm" }],
	})),
	...categories.map((category) => ({
		path: `/blog/category/${category.toLowerCase()}`,
		heading: category,
		texts: ["ARTICLES"],
		links: [{ name: "All", to: "/blog" }],
	})),
	...people.map(({ slug, name, title }) => ({
		path: `/team/${slug}`,
		heading: name,
		texts: [title, `Articles by ${name}`],
		links: [{ name: "The whole team", to: "/team" }],
	})),
	...benefits.map((slug) => ({
		path: `/benefits/${slug}`,
		heading: headingOf(slug),
		texts: ["Coming Soon"],
		links: [{ name: "Back to Benefits", to: "/#benefits" }],
	})),
];

/** The addresses that anyone may list: all but those that say nothing by themselves. */
export const listedRoutes = routes.filter(({ unlisted }) => !unlisted);

/**
 * The address a link must have on the page.
 * @param to as in the table.
 * @param stubs origin of the stubs of this run.
 */
export function addressOf(to: string, stubs: string): string {
	return to.startsWith("destination:") ? new URL(to.slice("destination:".length), stubs).href : to;
}

/** `privacy-security` as its page writes it. */
function headingOf(slug: string): string {
	const words = slug === "privacy-security" ? "privacy and security" : slug.replaceAll("-", " ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}
