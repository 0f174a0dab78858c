import type { RootContent } from "mdast";
import { calendarFeedPath, eventFilePath } from "../calendar/addresses.ts";
import { authorPath } from "../content/entryPaths.ts";
import { interpolate } from "../content/interpolate.ts";
import type { Content } from "../content/load.server.ts";
import { paragraphOf } from "../content/plainText.server.ts";
import type { Link } from "../content/schemas/fields.ts";
import { dollars } from "../pricing/dollars.ts";
import { fromPrice } from "../pricing/fromPrice.ts";
import { infrastructureAmounts, workedExample } from "../pricing/words.ts";
import { type FixedPage, type SitePage, sitePages } from "../seo/sitePages.server.ts";
import { agreementBlocks } from "./agreement.server.ts";
import { articleBlocks } from "./collections.server.ts";
import {
	bullets,
	heading,
	linked,
	named,
	paragraph,
	plain,
	quotation,
	strong,
	table,
	type Words,
} from "./nodes.ts";

/**
 * Gives what a page says below its title.
 * @param at whole address of the page, from which its links are made whole
 */
type Renderer = (content: Content, at: string) => RootContent[];

/** Every fixed page as Markdown, in the order in which the page itself says it. */
export const fixedPageBlocks: Record<FixedPage["content"], Renderer> = {
	home: (content, at) => {
		const { site, benefits, testimonials, pricing } = content;
		const page = content.pages.home;
		return [
			paragraph([strong(`${site.heroWords.join(", ")}.`)], `${page.hero.tagline}.`),
			paragraph(page.hero.lede),
			...section(page.approach),
			...page.approach.cards.flatMap(({ title, subtitle, description, link }) => [
				heading(3, title),
				paragraph([strong(`${subtitle}.`)], description),
				links([link], at),
			]),
			...section(page.benefits),
			bullets(
				benefits
					.filter(({ homeOrder }) => homeOrder !== undefined)
					.map(({ slug, title, description }) => [
						linked({ label: title, href: `/benefits/${slug}` }, at),
						plain(`: ${description}`),
					]),
			),
			...section(page.platform),
			described(page.platform.features),
			links([{ label: site.demoLabel, href: content.destinations.demoPlatform }], at),
			...section(page.training),
			bullets(
				page.training.offers.map(({ title, length, description }) =>
					named(title, `${length}. ${description}`),
				),
			),
			heading(2, page.pricing.title),
			paragraph(`${page.pricing.note}.`),
			bullets(
				page.pricing.prices.map(({ row, title, from, per, text }) => {
					const { amount } = fromPrice(pricing, row);
					const unit = per.startsWith("/") ? per : ` ${per}`;
					return named(title, `${capitalised(from)} ${amount}${unit} ${text}.`);
				}),
			),
			links([page.pricing.button], at),
			...section(page.testimonials),
			...(testimonials.some(({ sample }) => sample)
				? [paragraph(page.testimonials.sampleNote)]
				: []),
			...testimonials.map(({ quote, name, title, company }) =>
				quotation(quote, `${name}, ${title}, ${company}`),
			),
			heading(2, page.partner.title),
			paragraph(page.partner.text),
			links([page.partner.button, page.partner.register], at),
			paragraph(page.partner.enquiry.text, [linked(page.partner.enquiry.link, at)]),
		];
	},

	strategy: ({ pages: { strategy: page } }, at) => {
		const [identify, prioritise, scope] = page.roadmap.steps;
		return [
			...opening(page.hero, at),
			...section(page.reasons),
			bullets(page.reasons.items.map(({ title, text }) => named(title, text))),
			...section(page.roadmap),
			heading(3, `1. ${identify.title}`),
			paragraph(identify.text),
			heading(3, `2. ${prioritise.title}`),
			paragraph(prioritise.text),
			bullets(prioritise.figure.quadrants.map(({ title, text }) => named(title, `${text}.`))),
			heading(3, `3. ${scope.title}`),
			paragraph(scope.text),
			paragraph(scope.figure.caption),
			bullets(
				scope.figure.rows.map(({ label, text, phases }) =>
					named(label, `${text ?? phases?.join(", ") ?? ""}.`),
				),
			),
			...closing(page.closing, at),
		];
	},

	platform: ({ pages: { platform: page } }, at) => [
		...opening(page.hero, at),
		...section(page.features),
		described(page.features.items),
		...section(page.screenshots),
		...page.screenshots.items.flatMap(({ title, text, alt }) => [
			heading(3, title),
			paragraph(text),
			paragraph(alt),
		]),
		...section(page.assistants),
		described(page.assistants.items),
		...closing(page.closing, at),
	],

	training: ({ pages: { training: page } }, at) => [
		...opening(page.hero, at),
		heading(2, page.bootcamp.title),
		paragraph([strong(`${page.bootcamp.length}.`)], page.bootcamp.text),
		bullets(
			page.bootcamp.sessions.map(({ title, text }, index) =>
				named(`${interpolate(page.bootcamp.week, { number: index + 1 })}: ${title}`, text),
			),
		),
		heading(2, page.custom.title),
		paragraph(page.custom.text),
		paragraph(page.custom.audience),
		bullets(page.custom.topics),
		heading(2, page.ongoing.title),
		paragraph([strong(`${page.ongoing.length}.`)], page.ongoing.text),
		heading(2, page.benefits.title),
		bullets(page.benefits.items),
		...closing(page.closing, at),
	],

	solutions: ({ pages: { solutions: page } }, at) => [
		...opening(page.hero, at),
		...section(page.values),
		bullets(page.values.items.map(({ title, text }) => named(title, text))),
		...section(page.types),
		bullets(page.types.items.map(({ title, text }) => named(title, text))),
		heading(2, page.benefits.title),
		bullets(page.benefits.items),
		...closing(page.closing, at),
	],

	pricing: ({ pages: { pricing: page }, pricing }, at) => {
		const { estimator, infrastructure } = page;
		const amounts = infrastructureAmounts(pricing.infrastructure);
		return [
			...opening(page.hero, at),
			heading(2, page.table.title),
			priceTable(page.table, pricing),
			bullets(page.table.notes),
			...section(estimator),
			paragraph(workedExample(estimator.example, pricing)),
			heading(3, estimator.assumptions.title),
			bullets(pricing.assumptions),
			...section(infrastructure),
			bullets(
				infrastructure.rows.map(({ label, text: amount }) =>
					named(label, `${capitalised(interpolate(amount, amounts))}.`),
				),
			),
			paragraph(infrastructure.note),
			...closing(page.closing, at),
		];
	},

	team: ({ pages: { team: page }, team }, at) => [
		...opening(page.hero, at),
		...team.flatMap(({ slug, name, title, line, bio }) => [
			heading(2, [linked({ label: name, href: authorPath(slug) }, at)]),
			paragraph([strong(`${title}.`)], line),
			paragraph(bio),
		]),
		...closing(page.closing, at),
	],

	"about-us": ({ pages: { "about-us": page }, team }, at) => [
		...opening(page.hero, at),
		heading(2, page.whoWeAre.title),
		paragraph(page.whoWeAre.text),
		heading(2, page.approach.title),
		paragraph(page.approach.text),
		...section(page.values),
		bullets(page.values.items.map(({ title, text }) => named(title, text))),
		...section(page.team),
		bullets(team.map(({ name, title, line }) => named(name, `${title}. ${line}`))),
		...closing(page.closing, at),
	],

	blog: (content, at) => {
		const { hero, grid } = content.pages.blog;
		return [
			...opening(hero, at),
			...articleBlocks(content.articles, 2, content, at),
			links([grid.seeAll], at),
		];
	},

	events: ({ pages: { events: page }, events }, at) => [
		...opening(page.hero, at),
		heading(2, page.grid.title),
		...(events.length === 0 ? [paragraph(page.grid.empty)] : []),
		...events.flatMap(({ slug, type, title, date, place, summary, url }) => [
			heading(3, [linked({ label: title, href: url }, at)]),
			paragraph([strong(page.types[type])], `${date}. ${place}.`),
			paragraph(summary, [
				linked({ label: page.grid.addToCalendar, href: eventFilePath(slug) }, at),
			]),
		]),
		links([page.grid.seeAll, { label: page.grid.subscribe, href: calendarFeedPath }], at),
	],

	"partner-referral-agreement": agreementBlocks,

	"contact-us": ({ pages: { "contact-us": page }, site, destinations }, at) => [
		...opening({ ...page.hero, actions: [] }, at),
		links([{ label: page.form.title, href: destinations.contactForm }], at),
		heading(2, page.details.title),
		bullets([
			[
				plain(`${site.labels.email}: `),
				linked({ label: site.contact.email, href: `mailto:${site.contact.email}` }, at),
			],
			[
				plain(`${site.labels.phone}: `),
				linked({ label: site.contact.phone, href: site.contact.phoneHref }, at),
			],
			`${site.labels.address}: ${site.contact.address.join(", ")}`,
			`${site.labels.reply}: ${site.labels.replyText}`,
		]),
	],

	privacy: (content, at) => plainText(content.pages.privacy, content, at),

	"terms-of-use": (content, at) => plainText(content.pages["terms-of-use"], content, at),

	search: (content, at) => {
		const page = content.pages.search;
		const all = Array.from(sitePages(content).values());
		const links = (items: readonly { path: string; title: string }[]) =>
			bullets(items.map(({ path, title }) => [linked({ label: title, href: path }, at)]));
		const ofKind = (...kinds: SitePage["kind"][]) =>
			links(all.filter(({ kind, path }) => kinds.includes(kind) && path !== "/search"));
		return [
			paragraph([strong(`${page.hero.tagline}.`)]),
			heading(2, page.results.all),
			heading(3, page.results.groups.page),
			ofKind("page", "category", "author"),
			heading(3, page.results.groups.article),
			ofKind("article"),
			heading(3, page.results.groups.event),
			links(content.events.map(({ slug, title }) => ({ path: `/events#${slug}`, title }))),
			heading(3, page.results.groups.benefit),
			ofKind("benefit"),
		];
	},
};

/** The tagline and introduction of a page, and where it invites to. */
function opening(
	{ tagline, lede, actions }: { tagline: string; lede: string; actions: readonly Link[] },
	at: string,
): RootContent[] {
	return [
		paragraph([strong(/[.?!]$/.test(tagline) ? tagline : `${tagline}.`)], lede),
		...(actions.length > 0 ? [links(actions, at)] : []),
	];
}

/** The heading of a section and its introduction. */
function section({ title, lede }: { title: string; lede?: string }): RootContent[] {
	return [heading(2, title), ...(lede ? [paragraph(lede)] : [])];
}

/** The offer that ends a page. */
function closing(
	{ title, text, action }: { title: string; text: string; action: Link },
	at: string,
): RootContent[] {
	return [heading(2, title), paragraph(text), links([action], at)];
}

function described(items: readonly { title: string; description: string }[]): RootContent {
	return bullets(items.map(({ title, description }) => named(title, description)));
}

/** Links in one line. */
function links(items: readonly Pick<Link, "label" | "href">[], at: string): RootContent {
	return paragraph(
		items.flatMap((link, index) => [...(index > 0 ? [plain(" | ")] : []), linked(link, at)]),
	);
}

/** The price table: a row an item, a column a plan. Excluding GST, as its caption says. */
function priceTable(
	words: Content["pages"]["pricing"]["table"],
	{ plans, rows }: Content["pricing"],
): RootContent {
	return table([
		[words.item, ...plans.map(({ name, users }) => `${name}: ${users}`)],
		...rows.map(({ label, note, per, prices }): Words[] => [
			[label, note].filter(Boolean).join(", "),
			...plans.map(({ id }) => {
				const price = prices[id];
				return price === null || price === undefined
					? words.notOffered
					: `${dollars(price)} ${words.per[per]}`;
			}),
		]),
	]);
}

function plainText(
	{ hero, sections }: Content["pages"]["privacy"],
	{ site }: Content,
	at: string,
): RootContent[] {
	return [
		paragraph([strong(`${hero.tagline}.`)]),
		...sections.flatMap(({ title, paragraphs }) => [
			heading(2, title),
			...paragraphs.map((markdown) =>
				paragraph(
					paragraphOf(markdown, site).map(({ text, href }) =>
						href ? linked({ label: text, href }, at) : plain(text),
					),
				),
			),
		]),
	];
}

function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
