import {
	countUsed,
	countUsedMostDays,
	type Level,
	type Matrix,
	parseRow,
} from "../app/grid/index.ts";
import { windowTeams } from "../app/sections/home/teamHabits.ts";

/*
 * What the product pictures show. All of it is made up: the people, their work and their figures.
 * Names of the firm, the assistant and the teams come from the home page's product window.
 */

/** Days of five working weeks. */
const days = 25;

/** First day of the last week. */
const lastWeek = 20;

/** A person of the firm: name, place of the team and the marks of 25 days. */
export interface SamplePerson {
	name: string;
	team: number;
	days: readonly Level[];
}

const names = [
	"Abbott",
	"Basra",
	"Connell",
	"Duong",
	"Ferris",
	"Gallo",
	"Hughes",
	"Iqbal",
	"Kaur",
	"Lowe",
	"Mensah",
	"Nolan",
	"Okafor",
	"Pham",
	"Rossi",
	"Sato",
	"Tran",
	"Whelan",
];

/** The people of the home page's product window. */
const rows = windowTeams.flat();

/** Eighteen people in three teams of six. */
export const people: readonly SamplePerson[] = names.map((name, row) => ({
	name,
	team: Math.floor(row / 6),
	days: rows[row] ?? [],
}));

/** What the chart adds up to; every figure is counted from its rows. */
export const totals = {
	people: people.length,
	/** People who use it on most days of the last week. */
	habit: countUsedMostDays(rows, lastWeek),
	/** People who used it before and not in the last two weeks. */
	stopped: rows.filter((row) => countUsed(row) > 0 && countUsed(row.slice(lastWeek - 5)) === 0)
		.length,
	/** Days of use by all people in the first and in the last week. */
	firstWeek: rows.reduce((sum, row) => sum + countUsed(row.slice(0, 5)), 0),
	lastWeek: rows.reduce((sum, row) => sum + countUsed(row.slice(lastWeek)), 0),
};

/** On how many of the 25 days somebody used an assistant, by its icon. */
export const assistantDays = [
	{ icon: "writing", days: 24, colour: "gum" },
	{ icon: "knowledgebase", days: 21, colour: "dusk" },
	{ icon: "tax", days: 17, colour: "ochre" },
	{ icon: "law", days: 15, colour: "redgum" },
	{ icon: "everyday", days: 13, colour: "gum" },
	{ icon: "proposal", days: 8, colour: "dusk" },
	{ icon: "web", days: 6, colour: "ochre" },
	{ icon: "custom", days: 4, colour: "redgum" },
] as const;

/** A bar as long as a number of days. */
export function daysBar(length: number): Level[] {
	return parseRow("#".repeat(length).padEnd(days, "."));
}

/** Five weeks of one person, a week a row. */
export const ownMonth: Matrix = ["-.-o-", "o-##.", "##o##", "###-#", "#####"].map((week) =>
	parseRow(week),
);

/** The days of that month on which the person used it. */
export const ownDays = ownMonth.reduce((sum, week) => sum + countUsed(week), 0);

/** Words of Home Base. */
export const homeBase = {
	greeting: "Good morning, Tessa",
	ask: "Ask {persona}, or choose an assistant",
	recent: "Pick up where you left off",
	work: [
		{ title: "Tarrant Street lease, clause 9", assistant: "Law", time: "Today, 9.10" },
		{ title: "Birdwood letter", assistant: "Writing", time: "Yesterday" },
		{ title: "Payroll questions for Mullen Bros", assistant: "Tax", time: "Monday" },
		{ title: "Tender for the Yarrick library", assistant: "Proposal", time: "Friday" },
	],
	assistants: "Your assistants",
	month: "Your last five weeks",
	ofDays: "of 25 days",
	week: { first: "Mon", last: "Fri" },
	facts: [
		{ label: "Next training session", value: "Thu, 12.30" },
		{ label: "Waiting for your check", value: "2" },
	],
	exercise: {
		title: "This week’s exercise",
		text: "Before you send an answer on, ask for the strongest case against it.",
	},
};

/** Words of the Analytics Centre. */
export const analytics = {
	habit: "use it most days",
	stopped: "has stopped",
	lastWeek: "days of use in week 5",
	cost: "platform, a month",
	count: "{count} of {people}",
	week: "Week {number}",
	assistants: "Use by assistant, days",
	facts: [
		{ label: "Days of use in week 1", value: "{firstWeek}" },
		{ label: "Days of use in week 5", value: "{lastWeek}" },
		{ label: "Period", value: "4 May to 5 June" },
	],
	legend: [
		{ mark: "dot", label: "Tried it" },
		{ mark: "disc", label: "Used it" },
		{ mark: "bar", label: "Part of the day" },
	],
};

/** Words of the Chat Interface. */
export const chat = {
	question: "Does the make-good clause in the Tarrant Street lease follow our standard?",
	attachment: "Tarrant Street lease, draft 3.docx",
	answer:
		"Not quite. Clause 9 asks more of the tenant in two places. The time allowed is the same.",
	table: {
		head: ["Point", "This lease", "Our standard"],
		rows: [
			{ point: "Floors", found: "Replaced", standard: "Cleaned and repaired", same: false },
			{ point: "Fit-out", found: "All removed", standard: "Signs and cables only", same: false },
			{ point: "Time allowed", found: "14 days", standard: "14 days", same: true },
		],
		same: "Same",
		differs: "Differs",
	},
	draft:
		"I have marked up clause 9 to match. Please read the second change closely: the list of fittings in schedule B stops at item 6.",
	actions: ["Open the draft", "Show the changes"],
	next: "Put both changes in a short email to the client.",
	reply: "Done, in four sentences. It stays a draft until somebody has checked it.",
	ask: "Ask {persona} about this lease",
	sourcesTitle: "Sources for this answer",
	sources: [
		{
			title: "Tarrant Street lease, page 22",
			quote:
				"Before the last day the Tenant will take out the whole of its fit-out and lay new floor coverings…",
		},
		{
			title: "Standard lease, part 9",
			quote: "The Tenant leaves the premises clean and makes good any damage it has caused.",
		},
		{ title: "House style, page 4", quote: "Say what has changed, why, and what happens next." },
	],
	unread: {
		title: "Not looked at",
		items: ["Schedule B after item 6", "Emails about the lease"],
	},
	check: "Before it is sent",
	facts: [
		{ label: "To be checked by", value: "Ilse Brandt" },
		{ label: "Assistant", value: "Law" },
	],
	state: { label: "State", value: "Not yet checked" },
};

/** Words of Customisations. */
export const customisations = {
	name: "Name",
	manner: "Manner",
	mannerText:
		"Plain and brief. Australian spelling. Says so when it is unsure, and asks for a person to check.",
	colour: "Colour",
	colours: ["dusk", "gum", "ochre", "redgum", "saltbush", "ink"],
	visible: "Who sees which assistant",
	assistant: "Assistant",
	on: "On",
	off: "Off",
	/** For each of the three teams, whether it sees the assistant. */
	switches: [
		{ name: "Everyday", teams: [true, true, true] },
		{ name: "Knowledgebase", teams: [true, true, true] },
		{ name: "Writing", teams: [true, true, true] },
		{ name: "Law", teams: [true, true, false] },
		{ name: "Tax", teams: [false, true, true] },
		{ name: "ASIC", teams: [true, false, true] },
		{ name: "Proposal", teams: [true, false, true] },
		{ name: "ABS", teams: [false, false, true] },
		{ name: "Web", teams: [true, true, false] },
		{ name: "Fee letter checker", teams: [true, false, false] },
	],
	preview: "Preview",
	exchange: [
		{
			question: "Can you shorten this letter?",
			attachment: "Birdwood letter.docx",
			reply:
				"Yes. It was two pages and is now one. I am not sure about the second date. Please check it.",
		},
		{
			question: "It is right. Send it, please.",
			reply: "Sending is for people. It is saved as a draft in the client’s folder.",
		},
	],
	facts: [
		{ label: "Monthly model limit", value: "$250" },
		{ label: "Region", value: "Melbourne" },
		{ label: "Logs kept for", value: "7 years" },
		{ label: "Last changed", value: "Tue 2 June" },
	],
	save: "Save changes",
	undo: "Undo",
};

/** The product's menu. */
export const menu = [
	"Home Base",
	"Chat",
	"Assistants",
	"Analytics Centre",
	"Customisations",
] as const;

/** Conversations of late, the newest first; that one is open in the Chat Interface. */
export const recent = {
	title: "Recent",
	items: [
		"Tarrant Street lease",
		"Birdwood letter",
		"Mullen Bros payroll",
		"Yarrick library tender",
		"Minutes, 2 June",
		"Fee standard",
	],
};
