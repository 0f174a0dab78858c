import { z } from "zod";
import type { Fields } from "./fields.ts";
import { day, httpsAddress, sample, written } from "./values.ts";

/** The rules of `content/site.yaml`: what every page shares. */
export function settingsSchema({ line, lines, link, paragraph, template }: Fields) {
	return z.strictObject({
		sample,
		brand: line.describe("The provider's name, put wherever content says {brand}."),
		url: httpsAddress.describe("The site's own address, without a slash at its end."),
		tagline: line.describe("The line under the name."),
		heroWords: z.tuple([line, line, line]).describe("The three words of the home page's title."),
		mission: paragraph.describe("Why the provider exists, in one sentence."),
		demoLabel: line.describe("The words of the demo button."),
		contact: z.strictObject({
			email: z.email("an e-mail address").describe("Address for enquiries."),
			phone: line.describe("Telephone number as it is read."),
			phoneHref: written(
				/^tel:\+\d+$/,
				"tel: and the number in international form, such as tel:+61370100142",
			).describe("Telephone number as a link."),
			address: z.array(line).min(1).describe("The office's address, a line each."),
		}),
		securityExpires: day.describe(
			"Until when security.txt is to be believed: at most a year ahead, renewed before it has passed.",
		),
		acknowledgement: paragraph.describe("Acknowledgement of Country, shown in the footer."),
		navigation: z.array(link).min(1).describe("The links of the header, in order."),
		footer: z.strictObject({
			groups: z
				.array(z.strictObject({ title: line, links: z.array(link).min(1) }))
				.min(1)
				.describe("Columns of links in the footer."),
			contactTitle: line.describe("Heading of the footer's contact details."),
		}),
		legal: z.array(link).describe("Links in the footer's last line."),
		labels: z
			.strictObject({
				...lines("skipToContent", "logo", "menu", "closeMenu", "mainNavigation"),
				...lines("footerNavigation", "legalNavigation", "opensInNewTab", "search", "email"),
				...lines("phone", "address", "reply", "replyText", "sample"),
				portrait: template("name").describe("What a portrait is; {name} is filled in by the page."),
			})
			.describe("Short words of the interface."),
	});
}

/** The content of `content/site.yaml`. */
export type SiteSettings = z.output<ReturnType<typeof settingsSchema>>;
