import { z } from "zod";
import type { Fields } from "./fields.ts";
import { categoryKey, crop, icon, sample, slug } from "./values.ts";

/**
 * The rules of the files in `content/pages/`, by their names. A file of another name is a page of plain
 * text: see `plainText`.
 */
export function pageSchemas(fields: Fields) {
	const { article, closing, forEachSession, groups, groupsOf, head, hero, line, lines } = fields;
	const { link, offer, paragraph, paragraphWith, publicArticle, sectionHead, template } = fields;

	/** A page that opens as most do. */
	const page = <Shape extends z.ZodRawShape>(shape: Shape) =>
		z.strictObject({ head, hero, ...shape });

	/** A heading with a paragraph below it. */
	const titled = { title: line, text: paragraph };

	/** An item with a heading, a sentence and a picture. */
	const illustrated = z.strictObject({
		title: line.describe("The item's heading."),
		text: paragraph.describe("A sentence or two."),
		icon,
	});

	const list = z.strictObject({ title: line, items: z.array(line).min(1) });

	/** The product window of the home page: a drawing of the platform in use, with sample words. */
	const productWindow = z.strictObject({
		description: paragraph.describe(
			"What the picture shows, and that it is a sample, for screen readers.",
		),
		address: line.describe("Address in the window's bar."),
		hosted: line.describe("Whose cloud it is."),
		sample,
		sampleLabel: line.optional().describe("Shown while `sample` is true."),
		persona: line.describe("The assistant's name; its first letter is the mark."),
		firm: line,
		assistants: z.array(line).length(3).describe("Three of them, beside a feature."),
		customAssistants: z.array(line).min(1).describe("Stand beside a feature."),
		access: template("people"),
		...lines("question", "attachment", "answer"),
		table: z.strictObject({
			head: z.tuple([line, line, line]),
			...lines("same", "differs"),
			rows: z
				.array(z.strictObject({ point: line, found: line, standard: line, same: z.boolean() }))
				.min(1),
		}),
		...lines("followUp", "sourcesLabel"),
		sources: z.array(line).min(1),
		ask: template("persona"),
		send: line,
		usage: z.strictObject({
			title: line,
			count: template("count", "total"),
			teams: z.tuple([line, line, line]).describe("Names of the three teams of six in the chart."),
			week: template("number"),
			days: template("number"),
			cost: line,
		}),
	});

	/** What an organisation takes up in a worked example of an estimate. */
	const choices = z.strictObject({
		people: z.int().min(1),
		bootcamp: z.boolean(),
		strategy: z.boolean(),
		consult: z.boolean(),
		customSessions: z.int().min(0),
	});

	/** What a worked example may be filled with. */
	const exampleFigures = [
		"people",
		"plan",
		"platformMonthly",
		"perHead",
		"monthlyFrom",
		"monthlyTo",
		"total",
		"totalWithGst",
		"seatPrice",
		"bySeat",
		"hourlyRate",
		"hoursFrom",
		"hoursTo",
	] as const;

	/** A worked example: what is chosen, and a made-up reader's own figures. */
	const example = {
		choices,
		seatPrice: z.number().positive().optional().describe("A made-up price of a seat a month."),
		hourlyRate: z.number().positive().optional().describe("A made-up rate an hour."),
	};

	/** What the kinds of things that a search can find are called. */
	const kindNames = z.strictObject(lines("page", "question", "article", "event", "benefit"));

	/** What is said of a number that a field does not take. */
	const notWhole = template("max");
	const numberErrors = { notNumber: notWhole, tooLittle: notWhole, tooMuch: notWhole };

	/** What a reader reads who sends on what they have worked out. */
	const passOn = z.strictObject({
		...lines("copy", "email"),
		print: line.optional(),
		subject: line.describe("Of the letter that an email begins with."),
		copied: line.describe("Said when the address has been copied."),
		notCopied: line.describe("Said when it could not be, before the address."),
	});

	/** A question with its answer. */
	const question = z.strictObject({
		id: slug.describe("Anchor of the answer."),
		question: line,
		...example,
		choices: choices
			.optional()
			.describe("What the answer's figures add up; else what the form shows at first."),
		answer: z.array(paragraphWith(...exampleFigures).describe("Markdown of one paragraph.")).min(1),
		toComplete: z.boolean().optional().describe("true while the owner has to complete the answer."),
		ownerNote: paragraph.optional().describe("What the owner has to add. Not shown."),
	});

	return {
		home: z.strictObject({
			head,
			hero: z.strictObject({
				lede: paragraph,
				learnMore: line.describe("Leads to the approach."),
				contact: link.optional().describe("The way to write to you, beside it."),
				down: link,
				figure: z.strictObject({
					week: template("number"),
					teams: z.array(line).length(5).describe("Names of the five teams in the picture."),
					countLabel: line,
					count: template("count", "total"),
					caption: paragraph.describe("Says that the picture is an illustration."),
					legend: z.strictObject({ dot: line, disc: line, bar: line }),
				}),
			}),
			approach: z.strictObject({
				...sectionHead,
				cards: groupsOf(4, {
					id: z.enum(["strategy", "platform", "training", "solutions"]),
					...lines("title", "subtitle"),
					description: paragraph,
					link,
				}).describe("The four parts of the program."),
			}),
			benefits: z.strictObject(sectionHead),
			platform: z.strictObject({
				...sectionHead,
				features: z.array(illustrated).length(6).describe("The platform's six claims."),
				demoNote: line,
				window: productWindow,
			}),
			training: z.strictObject({
				...sectionHead,
				offers: groupsOf(3, {
					id: z.enum(["bootcamp", "custom", "fortnightly"]),
					...lines("title", "length"),
					description: paragraph,
				}),
			}),
			pricing: z.strictObject({
				...lines("title", "note"),
				button: link,
				prices: z.array(
					z.strictObject({
						row: z
							.enum(["platform", "bootcamp"])
							.describe("Row of pricing.yaml; its lowest price shows."),
						...lines("title", "from", "per"),
						text: template("from", "to"),
					}),
				),
			}),
			testimonials: z.strictObject({
				...sectionHead,
				sampleNote: line.optional().describe("Shown while a remark is marked as a sample."),
			}),
			partner: z.strictObject({
				...lines("title", "figure"),
				text: paragraph,
				button: link,
				register: link,
				enquiry: z.strictObject({ text: line, link }),
			}),
		}),
		strategy: page({
			reasons: z.strictObject({ ...sectionHead, items: z.array(illustrated).length(8) }),
			roadmap: z.strictObject({
				...sectionHead,
				steps: z.tuple([
					z.strictObject({
						...titled,
						figure: z.strictObject({
							columns: z.array(line).length(5).describe("Stages of a firm's work."),
							rows: z.array(line).length(4).describe("Kinds of work."),
							legend: z.strictObject({ dot: line, disc: line }),
							caption: line,
						}),
					}),
					z.strictObject({
						...titled,
						figure: z.strictObject({
							axes: z.strictObject({ value: line, feasibility: line }),
							quadrants: groupsOf(3, {
								id: z.enum(["strategic-bets", "quick-wins", "not-now"]),
								...lines("title", "text"),
							}),
							caption: line,
						}),
					}),
					z.strictObject({
						...titled,
						figure: z.strictObject({
							rows: groupsOf(5, {
								label: line,
								text: line.optional(),
								phases: z.array(line).length(4).optional(),
							}),
							caption: line,
						}),
					}),
				]),
			}),
			offer: offer.optional().describe("What it costs, for whom, and what one gets."),
			closing,
		}),
		platform: page({
			features: z.strictObject({
				...sectionHead,
				items: z.array(illustrated).length(6),
				request: z
					.strictObject({ title: line, state: line })
					.describe("A customer's wish, as the picture beside the roadmap shows it."),
			}),
			screenshots: z.strictObject({
				...sectionHead,
				sample,
				sampleLabel: line.optional().describe("Shown while `sample` is true."),
				enlarge: line.describe("The link below a picture that leads to the whole of it."),
				items: groupsOf(4, {
					id: z.enum(["home-base", "analytics-centre", "chat-interface", "customisations"]),
					...titled,
					alt: line.describe("What is seen on the picture, for those who cannot see it."),
					phone: crop.describe("What a phone shows, narrow enough for its text to be read."),
					crop: crop.describe("What wider windows show, without the menu at its side."),
					across: z
						.boolean()
						.optional()
						.describe("true for the picture that wide windows show whole, across the page."),
				}),
			}),
			assistants: z.strictObject({ ...sectionHead, items: z.array(illustrated).min(1) }),
			offer: offer.optional().describe("What it costs, and what that includes."),
			closing,
		}),
		training: page({
			bootcamp: z.strictObject({
				...lines("title", "length"),
				text: paragraph,
				week: template("number"),
				sessions: forEachSession(z.strictObject(titled)),
			}),
			custom: z.strictObject({
				...titled,
				audience: line,
				topics: z.array(line).min(1),
			}),
			ongoing: z.strictObject({ title: line, length: line, text: paragraph, caption: line }),
			benefits: list,
			offer: offer.optional().describe("What the sessions cost."),
			closing,
		}),
		solutions: page({
			values: z.strictObject({
				...sectionHead,
				items: z
					.array(
						illustrated.extend({
							icon: z.enum(["flexible-options", "scoped-for-certainty", "long-term-support"]),
						}),
					)
					.length(3),
			}),
			types: z.strictObject({ ...sectionHead, items: z.array(illustrated).length(6) }),
			offer: offer.optional().describe("How a price is arrived at."),
			benefits: list,
			closing,
		}),
		pricing: page({
			table: z.strictObject({
				...lines("title", "caption", "item", "notOffered", "oneCell"),
				per: z.strictObject({ month: line, session: line, quarter: line, once: line }),
				notes: z.array(line),
				legend: z
					.strictObject({ disc: line, dot: line, bar: line })
					.describe("What the marks count in the pictures of the plans."),
			}),
			estimator: z.strictObject({
				...sectionHead,
				legend: line,
				limits: z.strictObject({
					people: z.strictObject({ min: z.int(), max: z.int() }),
					customSessions: z.strictObject({ min: z.int(), max: z.int() }),
					seatPrice: z.number().positive().describe("The most the field takes, in dollars."),
					hourlyRate: z.number().positive().describe("The most the field takes, in dollars."),
				}),
				fields: z.strictObject({
					people: z.strictObject({ label: line, help: line }),
					bootcamp: z.strictObject({ label: line, help: template("price") }),
					strategy: z.strictObject({ label: line, help: template("price"), unavailable: line }),
					consult: z.strictObject({ label: line, help: template("price") }),
					customSessions: z.strictObject({ label: line, help: template("price") }),
					seatPrice: z.strictObject({ label: line, help: line }),
					hourlyRate: z.strictObject({ label: line, help: line }),
				}),
				results: z.strictObject({
					...lines("title", "plan", "platformMonthly", "breakdown", "platformYear", "bootcamp"),
					...lines("strategy", "consult"),
					customSessions: template("count"),
					total: line,
					totalWithGst: template("totalWithGst"),
					infrastructure: template("from", "to"),
					note: line,
					breakEven: z
						.strictObject({
							...lines("title", "perHead", "monthly", "bySeat", "hours"),
							range: template("from", "to"),
						})
						.describe("The rows that set the platform beside seats and hours."),
				}),
				errors: z.strictObject({
					people: z.strictObject({ empty: template("max"), ...numberErrors, notWhole }),
					customSessions: z.strictObject({ ...numberErrors, notWhole }),
					amounts: z.strictObject(numberErrors).describe("Said of the seat's price and the rate."),
					address: line.describe("Said when an address was tampered with."),
				}),
				passOn,
				formParameter: z
					.string()
					.optional()
					.describe(
						"Where the contact form's address takes parameters: the one under which GET STARTED gives it the address of the estimate.",
					),
				assumptions: z.strictObject({ title: line, breakEven: list }),
				example: z.strictObject({
					...example,
					choices: choices.describe("What the form shows at first."),
					text: template(...exampleFigures),
					more: z
						.array(z.strictObject({ ...example, text: template(...exampleFigures) }))
						.describe("Further worked examples, for readers without JavaScript."),
					note: line,
				}),
			}),
			infrastructure: z.strictObject({
				...sectionHead,
				rows: z.array(
					z.strictObject({
						id: z.enum(["fixed", "models", "together"]),
						label: line,
						text: template("fixed", "modelsFrom", "modelsTo", "togetherFrom", "togetherTo"),
					}),
				),
				note: line,
			}),
			faq: z
				.strictObject({ ...sectionHead, items: z.array(question).min(1) })
				.optional()
				.describe("What buyers ask, each question with its answer."),
			closing,
		}),
		team: page({
			closing,
			author: z
				.strictObject({
					title: template("name", "title", "line"),
					description: template("name", "title", "line"),
					back: line,
					ask: template("firstName"),
					articles: template("name"),
					empty: template("name"),
				})
				.describe("Words of the pages of the people."),
		}),
		"about-us": page({
			whoWeAre: z.strictObject(titled),
			approach: z.strictObject(titled),
			values: z.strictObject({ ...sectionHead, items: z.array(illustrated).length(4) }),
			team: z.strictObject(sectionHead),
			closing,
		}),
		blog: page({
			featured: z.strictObject({ label: line, article: publicArticle, button: line }),
			grid: z
				.strictObject({
					title: line,
					pinned: z
						.array(article)
						.default([])
						.describe("Articles that keep this order. Others stand among them by date."),
					leaveOut: z
						.array(article)
						.default([])
						.describe("Articles without a card here; their category has one."),
					seeAll: link,
				})
				.describe("The cards of all articles but the featured one, newest first."),
			filter: z.strictObject({
				...lines("searchLabel", "searchButton", "categoriesLabel", "all"),
				emptyCategory: template("category"),
			}),
			categories: z
				.record(
					categoryKey,
					head.extend({
						name: line.describe("What the row of categories calls it."),
						chip: line.describe("Its chip on cards and articles, and the title of its page."),
						tagline: line.describe("A short line beside the title of its page."),
					}),
				)
				.describe("The pages of the categories."),
			article: z.strictObject({
				...lines("back", "contents"),
				minutes: template("minutes"),
				...lines("by", "team", "sources"),
				download: line.describe("Leads to the file of a template."),
				backToText: template("number"),
				week: template("number"),
				...lines("previous", "next", "related"),
				relatedRule: line.describe("Says by which rule those articles are chosen."),
				share: z.strictObject({
					title: line,
					page: line.describe("Leads to the page that shares the article."),
					...lines("email", "address"),
				}),
			}),
			articleClosing: closing,
		}),
		events: page({
			types: z
				.strictObject({ WEBINAR: line, EVENT: line })
				.describe("What the badges and the picture call the two types."),
			grid: z.strictObject({
				...lines("title", "coming", "past", "empty", "addToCalendar", "subscribe"),
				zone: line.describe("Said after the hours of each event."),
				plainAddress: line.describe("Leads to the calendar's file, beside the subscription."),
				held: template("years").describe("Heads the events once all of them are past."),
				subscribeText: paragraph,
				online: line,
				seeAll: link,
			}),
			figure: z.strictObject({ caption: line }),
		}),
		benefit: z.strictObject({
			comingSoon: line.optional().describe("Heads what a benefit marked as a sample will cover."),
			text: paragraph.optional().describe("Stands below it."),
			others: line.describe("Heading of the list of the other benefits."),
			back: link,
			notFound: z.strictObject({
				head,
				...lines("title", "others"),
				text: paragraph,
				action: link,
			}),
		}),
		"partner-referral-agreement": z.strictObject({
			head,
			lede: paragraph,
			back: link,
			become: link,
			labels: z.strictObject({
				version: template("version"),
				clauseCount: template("count"),
				minutes: template("minutes"),
				...lines("sample", "keyTerms", "keyTermsNote"),
				clause: template("number"),
				...lines("contents", "summary", "summaryNote", "backToContents"),
			}),
			workedExample: z.strictObject({
				title: line,
				revenue: z.number().positive().describe("Net Program Revenue of a month, in dollars."),
				months: z.int().min(1).describe("How many such months the last row adds up."),
				rows: z.strictObject({ revenue: line, fee: template("rate"), year: line }),
				note: line,
				own: z.strictObject({
					...lines("title", "label"),
					max: z.number().positive().describe("The largest amount the field takes, in dollars."),
					errors: z.strictObject(numberErrors),
					passOn,
				}),
			}),
			closing,
		}),
		"contact-us": page({
			form: z.strictObject(
				lines("title", "origin", "fallback", "openInNewTab", "or", "writeInstead"),
			),
		}),
		"not-found": page({ action: link }),
		error: z.strictObject({
			head,
			title: line,
			lede: paragraph,
			actions: z.strictObject({ tryAgain: line, home: link }),
		}),
		search: z.strictObject({
			head,
			hero: z.strictObject({ title: line, tagline: line }),
			field: z.strictObject({ label: line, help: line, button: line }),
			results: z.strictObject({
				...lines("title", "all"),
				one: template("count", "query"),
				many: template("count", "query"),
				none: template("query"),
				instead: template("query"),
				more: line,
				kinds: kindNames,
				groups: kindNames,
			}),
			stopWords: z
				.array(line)
				.describe("Words in small letters that a query of several words goes without."),
			synonyms: z
				.record(z.string(), line)
				.default({})
				.describe(
					"Words a visitor may type, in small letters, each with what the site says for it.",
				),
			...lines("withoutJavaScript", "error"),
		}),
		share: z.strictObject({
			head,
			hero: hero.pick({ title: true, tagline: true, lede: true }),
			panel: z
				.strictObject({
					share: line.describe("Opens the device's own share menu, where there is one."),
					copy: line.describe("Copies the article's address."),
					email: line.describe("Begins a letter with the article's address."),
					copied: line.describe("Said when the address has been copied."),
					notCopied: line.describe("Said when the browser refuses to copy."),
					notShared: line.describe("Said when the share menu fails."),
					noArticle: line.describe("Said when the page's address names no article."),
					blog: link.describe("The way to the articles."),
				})
				.describe("The buttons and what they say."),
			withoutJavaScript: line.describe("Said to readers without JavaScript."),
		}),
		/** Any other file of `content/pages/`, such as Privacy. */
		plainText: z.strictObject({
			head,
			hero: z.strictObject({ title: line, tagline: line }),
			sections: groups({
				title: line,
				paragraphs: z
					.array(paragraphWith("email", "phone").describe("Markdown of one paragraph."))
					.min(1),
				toComplete: z.boolean().optional().describe("true while the owner has to complete it."),
				ownerNote: paragraph.optional().describe("What the owner has to write. Not shown."),
			}),
		}),
	};
}

type PageSchemas = ReturnType<typeof pageSchemas>;

/** The name of a page with rules of its own, which is the name of its file in `content/pages/`. */
export type PageName = Exclude<keyof PageSchemas, "plainText">;

/** The content of one page's file. */
export type Page<Name extends keyof PageSchemas> = z.output<PageSchemas[Name]>;
