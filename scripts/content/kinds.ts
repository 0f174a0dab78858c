import type { z } from "zod";
import {
	agreement,
	article,
	benefit,
	event,
	person,
	pricing,
	testimonial,
} from "../../app/content/schemas/collections.ts";
import { type PageName, pageNames, pageSchemas } from "../../app/content/schemas/pages.ts";
import { redirects } from "../../app/content/schemas/redirects.ts";
import { destinations, site } from "../../app/content/schemas/site.ts";

/** Files of the content that one schema describes. */
export interface ContentKind {
	/** Its name in the guide, and the name of its JSON Schema. */
	name: string;
	/** Path from the project's folder. An asterisk stands for the names of a folder's files. */
	files: string;
	/** What the files are for, in a sentence. */
	about: string;
	schema: z.ZodType;
	/** A whole file to begin a new one from, where an owner may add files. */
	example?: string;
}

const collections: ContentKind[] = [
	{
		name: "article",
		files: "content/articles/*.md",
		about:
			"An article of the blog. The fields stand between two lines of three hyphens, the text follows in Markdown. The name of the file is the article’s address: `my-article.md` answers at `/blog/my-article`. The eleven cards of the blog and its featured article are named in `content/pages/blog.yaml`.",
		schema: article,
		example: `---
title: A title of your own
category: GUIDES
author: team
date: 2026-02-03
summary: One sentence that says what a reader gets from it. It stands on cards and in search results.
standfirst: Two sentences that open the article in larger type.
cover:
  mode: weave
sources:
  regulator-2025:
    title: Title of the page you quote
    publisher: Who published it
    published: 2025-11
    url: https://www.example.com/page
---

The text begins here. A fact carries a note.[^regulator-2025]

## A heading

- A point
- Another, with [a link to a page](/training)
`,
	},
	{
		name: "person",
		files: "content/team/*.yaml",
		about:
			"A person of the team, shown on /team and /about-us. The name of the file is what an article gives as its `author`. A photograph or drawing may stand beside it, named by `portrait`: at least 480 x 580 pixels and upright, or an SVG of shapes only.",
		schema: person,
		example: `name: Full Name
title: Data Engineer
order: 7
line: One sentence that stands below the name.
bio: Two or three sentences for the person’s own page.
`,
	},
	{
		name: "testimonial",
		files: "content/testimonials/*.yaml",
		about: "A customer’s remark, shown on Home.",
		schema: testimonial,
		example: `order: 5
quote: What the customer said, in their words.
name: Full Name
title: Managing Partner
company: Name of the firm
logo: wave
colour: gum
`,
	},
	{
		name: "event",
		files: "content/events/*.yaml",
		about:
			"An event or webinar. Each one also needs a line under `eventPages` in `content/destinations.yaml`: the name of the file, a colon and the address of its page.",
		schema: event,
		example: `type: WEBINAR
title: Title of the webinar
date: "Thursday 12 February 2026, 12.30 to 1.15 pm"
start: "2026-02-12T12:30"
end: "2026-02-12T13:15"
place: Online
summary: One sentence on what happens.
cover:
  mode: habit
`,
	},
	{
		name: "benefit",
		files: "content/benefits/*.yaml",
		about:
			"A benefit: the page `/benefits/` and the name of the file. With `homeOrder` it is a tile on Home as well.",
		schema: benefit,
		example: `title: Name of the benefit
description: The sentence on the tile and below the title.
icon: smarter-decisions
colour: dusk
head:
  title: Title for the browser tab
  description: What the page holds, in 50 to 160 characters, unlike any other page’s.
body: What the finished page will cover.
`,
	},
	{
		name: "pricing",
		files: "content/pricing.yaml",
		about: "Every price on the site. The words around the prices are in `content/pages/`.",
		schema: pricing,
	},
	{
		name: "agreement",
		files: "content/agreement.md",
		about:
			"The partner referral agreement. The fields stand between two lines of three hyphens, the contract follows in Markdown.",
		schema: agreement,
	},
	{
		name: "site",
		files: "content/site.yaml",
		about: "What every page shares: name, contact details, header, footer.",
		schema: site,
	},
	{
		name: "destinations",
		files: "content/destinations.yaml",
		about: "Addresses outside the site. A link names one as `destination:` and its key.",
		schema: destinations,
	},
	{
		name: "redirects",
		files: "content/redirects.yaml",
		about: "Addresses that pages once had, and where those pages are now.",
		schema: redirects,
		example: `moved:
  /blog/an-old-title: /blog/its-new-title
`,
	},
];

const pagesWithoutAddress: Partial<Record<PageName, string>> = {
	home: "The words of Home.",
	benefit: "The words around each benefit, and of the page for an unknown one.",
	"not-found": "The words for an address that does not exist.",
	error: "The words for an error that nothing else has handled.",
};

/** Every kind of file an owner writes, collections first and then the pages. */
export const contentKinds: readonly ContentKind[] = [
	...collections,
	...pageNames.map((name) => ({
		name: `page-${name}`,
		files: `content/pages/${name}.yaml`,
		about: pagesWithoutAddress[name] ?? `The words of /${name}.`,
		schema: pageSchemas[name],
	})),
];
