/** A window of /design: a part of a page in a document of its own, in a state that its address holds. */
export interface DesignWindow {
	/** Its name, different from all others. */
	name: string;
	/** Below /design/specimen. */
	path: string;
	/** How high it is drawn. */
	height: "bar" | "low" | "middle" | "high";
}

const search = (query: string) => `/design/specimen/search?q=${encodeURIComponent(query)}`;

/** All windows of /design. The tests look at each by itself. */
export const windows = {
	pageHead: { name: "Page head", path: "/design/specimen/page-head", height: "middle" },
	pageHeadBare: {
		name: "Page head, title and tagline only",
		path: "/design/specimen/page-head-bare",
		height: "low",
	},
	pageHeadLong: {
		name: "Page head, long words",
		path: "/design/specimen/page-head-long",
		height: "high",
	},
	searchForm: {
		name: "Search form with a label and a hint",
		path: "/design/specimen/search-form",
		height: "low",
	},
	siteFooter: { name: "Footer", path: "/design/specimen/site-footer", height: "high" },
	estimateOfAll: {
		name: "Estimate of everything for 32 people",
		path: "/design/specimen/estimator?people=32&bootcamp=1&strategy=1&consult=1&custom=2",
		height: "high",
	},
	smallEstimate: {
		name: "Estimate for 3 people: no strategy in this plan",
		path: "/design/specimen/estimator?people=3&bootcamp=1&strategy=1",
		height: "high",
	},
	wrongEstimate: {
		name: "Estimate, wrong figures",
		path: "/design/specimen/estimator?people=0&custom=many",
		height: "high",
	},
	unreadableEstimate: {
		name: "Estimate, unreadable address",
		path: "/design/specimen/estimator?people=32&bootcamp=perhaps",
		height: "high",
	},
	searchWithResults: { name: "Search with results", path: search("training"), height: "high" },
	searchWithoutResults: {
		name: "Search without results",
		path: search("zeppelin"),
		height: "low",
	},
	searchThatFailed: {
		name: "Search that failed",
		path: "/design/specimen/search-failed",
		height: "low",
	},
	searchUnasked: { name: "Search, nothing asked", path: "/design/specimen/search", height: "low" },
	fee: { name: "Fee example", path: "/design/specimen/fee-example", height: "low" },
	wrongFee: {
		name: "Fee example, wrong amount",
		path: "/design/specimen/fee-example-wrong",
		height: "low",
	},
} as const satisfies Record<string, DesignWindow>;
