import type { EngineName } from "./engines.ts";
import { createDocumentText, documents, files } from "./fixtureSite.ts";

/** The expected answer. */
interface Expected {
	readonly status: number;
	/** Of a redirect. */
	readonly location?: string;
	/** The body, where it is a document or a file of the site. */
	readonly body?: string | Buffer;
	/** File of that body, for its `Content-Type`. */
	readonly file?: string;
}

/** One request, the same for every engine. */
export interface HostRequest {
	readonly what: string;
	/** As sent, its query included. */
	readonly target: string;
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly expected: Expected;
	/** Where an engine has its own way that the site cannot change, and that does no harm. */
	readonly exceptions?: Partial<Record<EngineName, Expected & { readonly reason: string }>>;
}

const expectFile = (file: string): Expected => {
	const title = documents[file];
	return { status: 200, file, body: title === undefined ? files[file] : createDocumentText(title) };
};
const notFound: Expected = {
	status: 404,
	file: "404.html",
	body: createDocumentText("Page not found"),
};
const benefitNotFound: Expected = {
	status: 404,
	file: "benefits/404.html",
	body: createDocumentText("Benefit not found"),
};
const redirectTo = (location: string): Expected => ({ status: 308, location });

/** Cloudflare's own answers to other spellings, each with its reason. */
const onCloudflare = {
	redirectTo: (location: string) => ({
		status: 307,
		location,
		reason: "its redirect to the one spelling is always 307",
	}),
	notFound: { ...notFound, reason: "it compares letter by letter" },
};

/** Creates another spelling that every host leads on, Cloudflare in its own way. */
const createSpellingRequest = ([target = "", location = ""]: string[]): HostRequest => ({
	what: target,
	target,
	expected: redirectTo(location),
	exceptions: {
		cloudflare: /[A-Z]/.test(target.replace(/\?.*/, ""))
			? onCloudflare.notFound
			: onCloudflare.redirectTo(location),
	},
});

const dotsResolved =
	"it resolves dots as browsers do, before any rule: no browser sends such a path";

/** Paths that answer with a document or a file. */
const successes: HostRequest[] = [
	...[
		["/", "index.html"],
		["/strategy", "strategy.html"],
		["/blog/ai-risk-governance", "blog/ai-risk-governance.html"],
		["/benefits/greater-efficiency", "benefits/greater-efficiency.html"],
		["/strategy?plan=a", "strategy.html"],
		...Object.keys(files).map((file) => [`/${file}`, file]),
	].map(([target = "", file = ""]) => ({ what: target, target, expected: expectFile(file) })),
	{
		what: "a range, which is optional, gets the whole",
		target: "/media/large.png",
		headers: { Range: "bytes=5-9" },
		expected: expectFile("media/large.png"),
	},
];

/** Other spellings of an address. */
const redirects: HostRequest[] = [
	...[
		["/strategy/", "/strategy"],
		["/strategy.html", "/strategy"],
		["/strategy/index.html", "/strategy"],
		["/blog/", "/blog"],
		["/blog/ai-risk-governance.html", "/blog/ai-risk-governance"],
		["/index.html", "/"],
		["/strategy/?users=30&plan=a%20b", "/strategy?users=30&plan=a%20b"],
		["/Strategy", "/strategy"],
		["/BLOG/AI-Risk-Governance", "/blog/ai-risk-governance"],
		["/Strategy.HTML", "/strategy"],
		["/Strategy?users=30", "/strategy?users=30"],
		["//strategy", "/strategy"],
		["/strategy//", "/strategy"],
		["/blog//ai-risk-governance", "/blog/ai-risk-governance"],
		["//", "/"],
		["/%73trategy", "/strategy"],
	].map(createSpellingRequest),
	...[
		["//favicon.svg", "/favicon.svg"],
		["/%66avicon.svg", "/favicon.svg"],
		["/assets//Main-aB3.js", "/assets/Main-aB3.js"],
	].map(([target = "", location = ""]) => ({
		what: target,
		target,
		expected: redirectTo(location),
		exceptions: {
			cloudflare: onCloudflare.redirectTo(location),
			nginx: { ...notFound, reason: "only documents are known by other spellings" },
		},
	})),
	{
		what: "dots before a document",
		target: "/blog/../strategy",
		expected: notFound,
		exceptions: {
			nginx: { ...redirectTo("/strategy"), reason: "it resolves dots before it looks" },
			cloudflare: { ...expectFile("strategy.html"), reason: dotsResolved },
		},
	},
	{
		what: "dots before a file",
		target: "/blog/../favicon.svg",
		expected: notFound,
		exceptions: { cloudflare: { ...expectFile("favicon.svg"), reason: dotsResolved } },
	},
	{
		what: "an escaped slash",
		target: "/blog%2Fai-risk-governance",
		expected: notFound,
		exceptions: {
			nginx: { ...redirectTo("/blog/ai-risk-governance"), reason: "it decodes before it looks" },
			cloudflare: onCloudflare.redirectTo("/blog/ai-risk-governance"),
		},
	},
	{
		what: "a query that no well-formed address has is dropped",
		target: '/strategy/?a="><script>',
		expected: redirectTo("/strategy"),
		exceptions: {
			cloudflare: {
				status: 307,
				location: "/strategy?a=%22%3E%3Cscript%3E",
				reason: "it passes every query on, with what is unsafe in it escaped",
			},
		},
	},
];

/** Old paths that content/redirects.yaml names, in every spelling. */
const oldPaths: HostRequest[] = [
	...[
		["/insights/roadmap", "/strategy"],
		["/insights/roadmap/", "/strategy"],
		["/insights/roadmap?users=30&plan=a%20b", "/strategy?users=30&plan=a%20b"],
		["/insights/roadmap.md", "/strategy.md"],
		["/old-prices", "/pricing#estimate"],
		["/old-prices/?users=30", "/pricing?users=30#estimate"],
		["/Welcome.html", "/"],
		["/welcome", "/"],
	].map(([target = "", location = ""]) => ({
		what: `${target}, which has moved`,
		target,
		expected: redirectTo(location),
	})),
	...[
		["/insights/roadmap/index.html", "/strategy"],
		["/welcome.html", "/"],
		["/Insights/Roadmap", "/strategy"],
		["/OLD-PRICES", "/pricing#estimate"],
	].map(([target = "", location = ""]) => ({
		what: `${target}, another spelling of what has moved`,
		target,
		expected: redirectTo(location),
		exceptions: { cloudflare: onCloudflare.notFound },
	})),
	...["/insights//roadmap", "/insights/road%6dap"].map((target) => ({
		what: `${target}, another spelling of what has moved`,
		target,
		expected: redirectTo("/strategy"),
		exceptions: { cloudflare: onCloudflare.redirectTo("/insights/roadmap") },
	})),
	{
		what: "HEAD of an address that has moved",
		target: "/insights/roadmap?users=30",
		method: "HEAD",
		expected: redirectTo("/strategy?users=30"),
	},
	{
		what: "POST to an address that has moved",
		target: "/insights/roadmap",
		method: "POST",
		expected: { status: 405 },
		exceptions: {
			cloudflare: {
				...redirectTo("/strategy"),
				reason: "it redirects before it looks at the method: the new address refuses it",
			},
		},
	},
	...["/insights", "/insights/roadmap/deeper", "/insights/roadmap2", "/old-prices.txt"].map(
		(target) => ({ what: `${target}, which never was`, target, expected: notFound }),
	),
];

/** Paths that nothing answers. */
const missing: HostRequest[] = [
	...[
		["/nothing", notFound],
		["/nothing.html", notFound],
		["/blog/nothing", notFound],
		["/blog/nothing/deeper", notFound],
		["/benefits", notFound],
		["/benefitsx/nothing", notFound],
		["/benefits/", benefitNotFound],
		["/benefits/nothing", benefitNotFound],
		["/benefits/nothing/deeper", benefitNotFound],
		["/benefits/constructor", benefitNotFound],
		["/__proto__", notFound],
		["/500", notFound],
		["/500.html", notFound],
		["/strategy.html.br", notFound],
		["/strategy.html.gz", notFound],
		["/assets/Main-aB3.js.map", notFound],
		["/assets/Main-gone.js", notFound],
		["/assets/main-ab3.js", notFound],
		["/assets", notFound],
		["/assets/", notFound],
		["/FAVICON.svg", notFound],
		["/.env", notFound],
		["/.assetsignore", notFound],
		["/_headers", notFound],
		["/_redirects", notFound],
		["/manifest.json", notFound],
		["/%3Cscript%3E", notFound],
	].map(([target, expected]) => ({
		what: target as string,
		target: target as string,
		expected: expected as Expected,
	})),
	...(
		[
			["/404", notFound],
			["/benefits/404", benefitNotFound],
		] as const
	).flatMap(([target, expected]) => [
		{
			what: target,
			target,
			expected,
			exceptions: {
				cloudflare: {
					...expected,
					status: 200,
					reason: "it shows its not-found document to who asks",
				},
			},
		},
		{
			what: `${target}.html`,
			target: `${target}.html`,
			expected,
			exceptions: { cloudflare: onCloudflare.redirectTo(target) },
		},
	]),
];

/** Conditions, and methods that are none of this site's business. */
const others: HostRequest[] = [
	...["/assets/Main-gone.js", "/nothing"].map((target) => ({
		what: `${target}, opened in a browser`,
		target,
		headers: { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" },
		expected: notFound,
	})),
	...[
		...["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"].map((method) => [
			method,
			"/strategy",
		]),
		["POST", "/assets/Main-aB3.js"],
		["POST", "/nothing"],
	].map(([method = "", target = ""]) => ({
		what: `${method} ${target}`,
		target,
		method,
		expected: { status: 405 },
	})),
	{
		what: "HEAD of a missing page",
		target: "/nothing",
		method: "HEAD",
		expected: { status: 404, file: "404.html" },
	},
	{
		what: "HEAD of a redirect",
		target: "/strategy/",
		method: "HEAD",
		expected: redirectTo("/strategy"),
		exceptions: { cloudflare: onCloudflare.redirectTo("/strategy") },
	},
	...["/strategy", "/assets/Main-aB3.js", "/media/large.png"].map((target) => ({
		what: `HEAD ${target}`,
		target,
		method: "HEAD",
		expected: {
			status: 200,
			file: `${target.slice(1)}${/\.\w+$/.test(target) ? "" : ".html"}`,
		},
	})),
];

/** The table: every request that every engine is asked. */
export const requests: readonly HostRequest[] = [
	...successes,
	...redirects,
	...oldPaths,
	...missing,
	...others,
];
