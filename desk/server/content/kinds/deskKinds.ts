import {
	getMelbourneDate,
	getValue,
	isRecord,
	teamAuthor,
} from "../../../../content-model/index.ts";
import {
	agreementPath,
	errorPath,
	eventsPath,
	getArticlePath,
	getBenefitPath,
	getFixedPagePath,
	getPersonPath,
	notFoundPath,
	pricingPath,
} from "../../../../paths/index.ts";
import type { FieldIssue, FieldPath, FieldValues } from "../../../shared/api/forms.ts";
import { bodyField } from "../../../shared/fieldNames.ts";
import { findPhoneIssue, updatePhoneLink } from "./phoneLink.ts";

/** A kind that has many files: its entries are listed, added and removed. */
interface Collection {
	/** The heading of its list. */
	label: string;
	/** What one entry is called. */
	singular: string;
	/** The field that holds an entry's title, and names its file. */
	titleField: FieldPath;
	/** The field that gives the entries their order on the site. */
	positionField?: string;
	/** Creates the values of a new entry, but for its position. @param others the fields of those that are there */
	createValues?: (others: readonly FieldValues[]) => FieldValues;
}

/** The pictures of a kind. */
interface Pictures {
	folder: string;
	/** Checks whether a form shows one of a name. */
	isUsed: (name: string, data: FieldValues) => boolean;
	/** The one field that shows them, where there is one. */
	field?: string;
	/** The width and height that pages need at most, where they need less than those of other kinds. */
	maxPixels?: number;
	/** Gives one another name in a form; without it pictures keep theirs. */
	rename?: (data: FieldValues, from: string, to: string) => FieldValues;
}

/** The page beside the form. */
interface PageOfKind {
	/** Gets the page that shows a file; without it a file in `content/pages` has its own, and others have none. */
	getPath?: (slug: string) => string;
	/** Whether that is the page of another file too. */
	isShared?: true;
	/** The name of the page that lists the entries: a new one is shown there until it is complete. */
	list?: string;
	/** Whether it shows the field `date`, which a click on it opens. */
	showsDate?: true;
}

/** What the form of a kind does that those of others do not. */
interface FormOfKind {
	/** The field with the sources of its text: its editor has a button for them. */
	sourcesField?: string;
	/** Whether a changed time or venue sets `updated`. */
	followsTimes?: true;
	/** Finds issues that only a form can have. */
	findIssues?: (data: FieldValues) => Omit<FieldIssue, "path">[];
}

/** What the desk knows of a kind of content beyond its schema. */
interface DeskKind {
	collection?: Collection;
	/** The title of a file that is the only one of its kind, where its name would be that of another. */
	title?: string;

	page?: PageOfKind;
	pictures?: Pictures;
	form?: FormOfKind;

	// What a save or a removal takes with it.
	/** Updates what follows from other fields in the text of a file. */
	updateText?: (text: string) => string;
	/** Whether `content/destinations.yaml` has a page for each of its entries. */
	hasDestinations?: true;
	/** Whether articles have it as their author: who removes it gives them to another. */
	isAuthor?: true;

	// The review.
	/** Whether each of its fields is a setting, which can be published alone. */
	isSettings?: true;
}

/** The kinds of content, by their names; the order is that of the lists. One that is not here is a form alone. */
const deskKinds: Readonly<Record<string, DeskKind>> = {
	article: {
		collection: {
			label: "Articles",
			singular: "article",
			titleField: ["title"],
			createValues: () => ({
				author: teamAuthor,
				date: getMelbourneDate(),
				cover: { mode: "habit" },
				[bodyField]: "",
			}),
		},
		page: { getPath: getArticlePath, list: "blog", showsDate: true },
		pictures: {
			folder: "content/articles/pictures",
			isUsed: (name, data) => String(data[bodyField] ?? "").includes(`](${name}`),
			rename: (data, from, to) => ({
				...data,
				[bodyField]: String(data[bodyField] ?? "").replaceAll(`](${from}`, `](${to}`),
			}),
		},
		form: { sourcesField: "sources" },
	},
	event: {
		collection: {
			label: "Events",
			singular: "event",
			titleField: ["title"],
			createValues: () => ({ type: "WEBINAR", cover: { mode: "contour" } }),
		},
		page: { getPath: () => eventsPath, isShared: true },
		form: { followsTimes: true },
		hasDestinations: true,
	},
	person: {
		collection: { label: "Team", singular: "person", titleField: ["name"], positionField: "order" },
		page: { getPath: getPersonPath, list: "team" },
		isAuthor: true,
		pictures: {
			folder: "content/team",
			// Nearly twice the widest that a portrait is shown, so that it can be cropped later.
			maxPixels: 2000,
			isUsed: (name, { portrait }) => portrait === name,
			field: "portrait",
			rename: (data, _from, to) => ({ ...data, portrait: to }),
		},
	},
	testimonial: {
		collection: {
			label: "Testimonials",
			singular: "testimonial",
			titleField: ["company"],
			positionField: "order",
			createValues: ([first]) => ({ logo: "wave", colour: first?.colour }),
		},
		page: { getPath: () => getFixedPagePath("home"), isShared: true },
	},
	benefit: {
		collection: {
			label: "Benefits",
			singular: "benefit",
			titleField: ["title"],
			positionField: "homeOrder",
			createValues: () => ({ pictogram: "desk-card", theme: "saltbush" }),
		},
		page: { getPath: getBenefitPath, list: "home" },
	},
	page: {
		collection: {
			label: "Pages",
			singular: "page",
			titleField: ["hero", "title"],
			createValues: () => ({ sections: [{ paragraphs: [""] }] }),
		},
	},
	site: {
		page: { getPath: () => getFixedPagePath("home"), isShared: true },
		isSettings: true,
		updateText: updatePhoneLink,
		form: { findIssues: findPhoneIssue },
	},
	pricing: { title: "Prices", page: { getPath: () => pricingPath, isShared: true } },
	agreement: { page: { getPath: () => agreementPath, isShared: true } },
	"page-not-found": { page: { getPath: () => notFoundPath } },
	"page-error": { page: { getPath: () => errorPath } },
	"page-faq": { title: "Questions and answers" },
	"page-platform": {
		pictures: {
			folder: "content/product",
			isUsed: (name, data) => listScreenshots(data).includes(name),
		},
	},
};

/** Gets what the desk knows of a kind. */
export function getDeskKind(name: string): DeskKind {
	return deskKinds[name] ?? {};
}

/** The kinds that have many files. */
export const collections: Readonly<Record<string, Collection>> = Object.fromEntries(
	Object.entries(deskKinds).flatMap(([name, { collection }]) =>
		collection ? [[name, collection]] : [],
	),
);

/** Gets the field that names a new entry's file. */
export function getTitleField(kind: string): FieldPath {
	return collections[kind]?.titleField ?? ["title"];
}

/** The folders of pictures that forms show. */
export const pictureFolders: readonly string[] = Object.values(deskKinds).flatMap(
	({ pictures }) => pictures?.folder ?? [],
);

/** Lists the names of the product pictures, light and dark. */
function listScreenshots(data: FieldValues): string[] {
	const items = getValue(data, ["screenshots", "items"]);
	return (Array.isArray(items) ? items : [])
		.filter(isRecord)
		.flatMap(({ id }) => [`${id}.png`, `${id}-dark.png`]);
}
