/** Every element that an article may hold. */
export const prose = `## A heading of the second level

A paragraph with **strong words**, *an Act in italics*, [a link](/pricing), [a link to another site](https://www.oaic.gov.au/), a note[^note] and a long word: Rechtsschutzversicherungsgesellschaften.

### A heading of the third level

- The first item of a list
- The second, which is longer than a line and so shows where the second line of an item begins

1. First this
2. Then that

> Somebody else’s words stand in a quote.

| Task | Before | After |
| --- | --- | --- |
| First draft of a letter | 50 minutes | A sample |

\`\`\`habit
caption: An illustration, not measured data.
Graduates | --oo###o########o######## | gum
Partners | ......-......o...-.o...oo | redgum
\`\`\`

[^note]: A note with [its source](https://www.oaic.gov.au/).
`;
