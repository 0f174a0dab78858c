/** Phrases several articles may share, each with its reason. Case does not matter. */
export const allowedRepeats: readonly { words: string; reason: string }[] = [
	{
		words: "2025 Generative AI in Professional Services Report",
		reason: "title of the report that several articles rest on",
	},
	{
		words: "Inside the firm, read it. To a client, trace it. Over a signature, redo it.",
		reason: "the checking rule, the same wherever it is quoted",
	},
	{
		words:
			"Version 11, 26 November 2026. General information, not legal advice. What it says of the law is as we understood it on 20 November 2026. Have your own lawyer check it before you use it.",
		reason: "the last line of each sheet of the firm’s pack",
	},
	{
		words: "the source of every fact, figure, date and quotation",
		reason:
			"what tracing is, the same on the checking rule, the desk card and the engagement clause",
	},
	{
		words: "argued before a regulator or the Tax Office",
		reason: "where the checking rule asks for a second reader, apart from a court or tribunal",
	},
	{
		words: "an objection, a ruling request, a reply to a notice",
		reason: "what the checking rule counts as argued, the same on the policy and on its own sheet",
	},
	{
		words: "‘Assistant used for [task]. [Read, traced or redone] by [name], [date].’",
		reason: "the line on the file that the checking rule asks for",
	},
	{
		words: "Managers see groups, never fewer than five people. Each person sees their own days.",
		reason: "what analytics show, the same wherever it is said",
	},
];
