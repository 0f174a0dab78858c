import type { Link } from "../content/schemas/fields.ts";

/** Words longer than a layout likes, as readers of this site may meet them. */
export const longWord = "Rechtsschutzversicherungsgesellschaften";
/** A title that takes four lines. */
export const longTitle =
	"What a partnership of forty accountants learned in its first nine months of asking an assistant before asking a colleague";
/** A name that takes two lines beside a portrait. */
export const longName = "Wilhelmina Featherstonehaugh-Papadimitriou";

/** A link to this page itself, under any words. */
export function linkTo(label: string, newTab = false): Link {
	return { label, href: "#design", newTab };
}

/** Every element that an article may hold. */
export const prose = `## A heading of the second level

A paragraph with **strong words**, *an Act in italics*, [a link](/pricing), [a link to another site](https://www.oaic.gov.au/), a note[^note] and a long word: ${longWord}.

### A heading of the third level

- The first item of a list
- The second, which is longer than a line and so shows where the second line of an item begins
- The third

1. First this
2. Then that

> Somebody else’s words stand in a quote.

| Task | Before | After |
| --- | --- | --- |
| First draft of a letter | 50 minutes | A sample |
| ${longWord} | A long word | In a narrow column |

\`\`\`habit
caption: An illustration, not measured data.
Graduates | --oo###o########o######## | gum
${longName} | ......-......o...-.o...oo | redgum
\`\`\`

[^note]: A note with [its source](https://www.oaic.gov.au/).
`;
