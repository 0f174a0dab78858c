import type { CoverRequest } from "../../../grid/cover.ts";

/** The thirteen articles the site began with, oldest first. */
export const articles: readonly CoverRequest[] = [
	{ slug: "tracking-ai-implementations", mode: "habit" },
	{ slug: "boosting-engagement", mode: "habit" },
	{ slug: "ai-risk-governance", mode: "frame" },
	{ slug: "transform-organisation", mode: "habit" },
	{ slug: "ai-insights-opportunities", mode: "contour" },
	{ slug: "new-normal-genai-adoption", mode: "habit" },
	{ slug: "professionals-feel-about-genai", mode: "habit" },
	{ slug: "how-where-why-genai", mode: "contour" },
	{ slug: "making-documents-work", mode: "weave" },
	{ slug: "responsible-ai-use-for-knowledge-workers", mode: "frame" },
	{ slug: "ai-adoption-challenges", mode: "contour" },
	{ slug: "ai-powered-chat-tools", mode: "weave" },
	{ slug: "how-leaders-should-approach-ai", mode: "contour" },
];
