/**
 * Words and phrases this site does not use. Add to the list as you like: one entry, one remedy. Not for the mending
 * of a single sentence: an ordinary phrase would stop whoever writes it next.
 */
interface BannedWords {
	/** The banned words, anywhere in a text. */
	words: RegExp;
	/** The remedy: what to write instead, in a sentence. */
	remedy: string;
	/** Texts that may contain it. */
	except?: RegExp;
}

const hype = "Say what the thing does, in plain words.";

/** Apostrophes in these patterns are curly, as they are in the content. */
export const banned: readonly BannedWords[] = [
	{ words: /\bunlock\w*/i, remedy: hype },
	{ words: /\bleverag\w*/i, remedy: "Write “use”." },
	{ words: /\bseamless\w*/i, remedy: hype },
	{ words: /\bin today’s\b/i, remedy: "Begin with what the reader does not know yet." },
	{ words: /\bfast[- ]paced\b/i, remedy: hype },
	{ words: /\bcutting[- ]edge\b/i, remedy: hype },
	{ words: /\bstate[- ]of[- ]the[- ]art\b/i, remedy: hype },
	{ words: /\b(?:best|world|next)[- ](?:in[- ])?(?:class|level|generation)\b/i, remedy: hype },
	{ words: /\bgame[- ]?chang\w*/i, remedy: hype },
	{ words: /\brevolutioni\w*/i, remedy: hype },
	{ words: /\btransformative\b/i, remedy: hype },
	{ words: /\bground-?breaking\b/i, remedy: hype },
	{ words: /\bdelv(?:e|es|ed|ing)\b/i, remedy: "Write “look into”." },
	{ words: /\bharness(?:es|ed|ing)?\b/i, remedy: "Write “use”." },
	{ words: /\bsupercharg\w*/i, remedy: hype },
	{
		words: /\bempower(?:s|ed|ing)?\b/i,
		remedy: "Say what people can now do.",
		// The brand's own three words.
		except: /^Empower$|\bequip,? empower,? (?:and )?evolve\b/i,
	},
	{ words: /\brobust\w*/i, remedy: hype },
	{ words: /\bholistic\w*/i, remedy: "Write “whole”, or nothing." },
	{ words: /\bsynerg\w*/i, remedy: hype },
	{ words: /\bat the end of the day\b/i, remedy: "Leave it out." },
	{ words: /\bgoing forward\b/i, remedy: "Write “from now on”." },
	{ words: /\butili[sz]\w+/i, remedy: "Write “use”." },
	{
		words:
			/\b(?:not|n’t) (?:just|only|merely|simply) [^.?!]{1,60}[,;:.] (?:it|they|this|that)(?:’s|’re| is| are)\b/i,
		remedy: "Say the second thing alone.",
	},
	{ words: /[—―]|--/, remedy: "Write a full stop, a comma or a colon." },
	{ words: / – /, remedy: "Write a full stop, a comma or a colon. An en dash is for ranges only." },
	{ words: /\b(?:Imagine|Picture) (?:a|an|the|that)\b/, remedy: "Begin with what happened." },
	{
		words: /\bprivate (?:AI|assistant|platform)\b/i,
		remedy: "Write “secure”, or say whose cloud it is hosted in.",
	},
	{ words: /\be-mail/i, remedy: "Write “email”." },
	{ words: /\bweb site/i, remedy: "Write “website”." },
	{ words: /…|\.\.\./, remedy: "Write a full stop." },
	{ words: /\S {2,}\S/, remedy: "There are several spaces. Type one." },
];
