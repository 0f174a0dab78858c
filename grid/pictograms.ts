import { type Matrix, parseMatrix } from "./cell.ts";

/** The pictograms that content may name, as {@link parseMatrix} reads them. */
const contentPictograms = {
	/* Benefits, 8 by 5. */
	// Each job ends sooner than the one before.
	"greater-efficiency": "#######o/#####o--/####o---/##o-----/#o------",
	// Fast forward.
	"faster-innovation": "##--##--/-##--##-/--##--##/-##--##-/##--##--",
	// A chart, counted off against dots.
	"measurable-uptake": "-------|/-----|-|/---|-|-|/-|-|-|-|/-|-|-|-|",
	// People on a stair, each on their own step.
	"workforce-upskilling": "......o./....o.++/..o.++++/o.++++++/++++++++",
	// A road with turns, from a start to an end.
	"customer-roadmap": "..+++.../..+.+.../o++.+.+o/....+.+./....+++.",
	// A key.
	"privacy-security": "......../+++-----/+-++++++/+++--+-+/........",
	// Two sides grow towards each other and meet.
	"customer-experience": "o#----#o/o##--##o/o##oo##o/o######o/o######o",
	// Many options, one taken.
	"smarter-decisions": "-----ooo/---oo---/########/---oo---/-----ooo",
	// A padlock.
	"data-security": "...+++../...+.+../..+++++./..++.++./..+++++.",

	/* Assistants, 5 by 5. */
	// The sun: every day.
	everyday: "o.o.o/.+++./o+++o/.+++./o.o.o",
	// Documents in a pile.
	knowledgebase: ".++++/....+/+++.+/+++.+/+++..",
	// Lines of text, and the cursor.
	writing: "#####/...../####./...../##o..",
	// A magnifying glass.
	web: "+++../+.+../+++../...+./....+",
	// One step after another, to an end.
	reasoning: "o+.../.++../..++./...++/....o",
	// A page with its corner turned, and a seal.
	proposal: "++++./+..++/+...+/+.o.+/+++++",
	// A question.
	"system-faq": "++++./+..+./..++./...../..o..",
	// Scales.
	law: "..o../+++++/+.+.+/o.+.o/.+++.",
	// Per cent.
	tax: "o...#/...#./..#../.#.../#...o",
	// A register: an entry, and its name.
	asic: "o.###/...../o.###/...../o.###",
	// A chart of columns.
	abs: "....|/..|.|/..|.|/|.|.|/|.|.|",
	// Add your own.
	custom: "..+../..+../+++++/..+../..+..",

	/* Solutions, 13 by 5. */
	// Each stage hands on to the next, until the whole job is done.
	"automation-agents": "###o........./....####o..../.........####/............./#############",
	// Three systems on one line.
	"system-integration": "+++..+++..+++/+.+..+.+..+.+/+++..+++..+++/.+....+....+./+++++++++++++",
	// A voice, and the note made of it.
	"industry-voice-assistants":
		"..|.|......../.|||||..+++++/|||||||....../.|||||..+++../..|.|........",
	// A question from the left, an answer from the right.
	"customer-chatbots": "++++++......./++++++......./+......++++++/.......++++++/............+",
	// A shelf, and the one book you wanted.
	"knowledge-management": "......|....../||.|..|.||.||/||.||.|.||.||/||.||...||.||/+++++++++++++",
	// Loose data on the left, a table on the right.
	"intelligent-data-services":
		"-o--o-.-#####/o--o-.--#####/--o--o.-#####/o---o.--#####/-o-o--.-#####",

	/* Features of the platform and of the home page, 13 by 3. */
	// Inside your own walls.
	"own-cloud": "+++++++++++++/+.o.o.o.o.o.+/+++++++++++++",
	// A picture, a name and a manner.
	persona: "+++..########/+o+........../+++..#####...",
	// Three finished blocks.
	"pre-built": "+++..+++..+++/+++..+++..+++/+++..+++..+++",
	// Two finished blocks, and one you add.
	"custom-assistants": "+++..+++...+./+++..+++..+++/+++..+++...+.",
	// A chart that rises.
	analytics: "--------|-|-|/----|-|-|-|-|/|-|-|-|-|-|-|",
	// Everyone, with the same full row.
	"no-seats": "o.###########/o.###########/o.###########",
	// Your own key.
	"your-cloud": "+++........../+.+++++++++++/+++.....+.+..",
	// One price, however many people.
	"cost-effective": "#############/............./ooooooooooooo",
	// A road that turns where you want it to.
	"guide-roadmap": "o++++...++++o/....+...+..../....+++++....",
	// Three sliders.
	customisations: "####o--------/#########o---/##o----------",
	// A question, then a fix, again and again.
	"agile-support": "o###........./.....o###..../..........o##",
	// Your own measures, each at its own height.
	"custom-analytics": "------o-----o/o--o--|--o--|/|--|--|--|--|",

	/* Why a firm needs a strategy: 25 days that fail to join up, 25 by 1. */
	// All bought at once, then less and less used.
	"wasted-spend": "##########oo-.-..........",
	// Tries, and never a second day.
	"project-paralysis": "-..-.o..-.-..-..o.-..-.-.",
	// A habit that formed first, cut back when the rule came.
	"compliance-risk": "-oo##########------------",
	// Holes in the wall.
	"security-gaps": "####.######.###.#####.###",
	// Never twice the same.
	"unreliable-outcomes": "#.o-##.-#o.o..#-.##o.-.#o",
	// Each new start reaches less far than the last.
	"broken-scale-up": "-o#######.-o###..-o#...-.",
	// The team gets shorter.
	"talent-drain": "########.######.####.##.#",
	// A long good run, ended in a day.
	"reputational-damage": "###################......",

	/* What the firm holds to, 8 by 5. */
	// A padlock.
	"safety-first": "..+++.../..+.+.../.+++++../.++.++../.+++++..",
	// As much claimed as was counted.
	"measurable-impact": "ooo-----/###-----/--------/oooooo--/######--",
	// A turn that keeps going.
	"continuous-evolution": "++++++++/+......+/+.+++o.+/+.+....+/+.++++++",
	// People apart from one another.
	empowerment: "......../.o.oo.o./.|.||.|./.|.||.|./.|.||.|.",

	/* Sheets of the firm's pack, 8 by 5. */
	// What may go in comes through the one gate.
	"ai-policy": "....+.../oo..+.../oooooooo/oo..+.../....+...",
	// A table: its head, and an entry in each row.
	"register-of-uses": "########/......../o-##-###/o-###-##/o-##-###",
	// A card, and what is ticked off on it.
	"desk-card": "++++++++/+.o###.+/+.o##..+/+.o###.+/++++++++",
	// Read, trace, redo: each goes further.
	"checking-rule": "##o...../......../#####o../......../#######o",
	// Two sides, and what they agree on between them.
	"engagement-clause": "####----/####----/---oo---/----####/----####",
	// A question.
	"suppliers-questions": "..++++../..+..+../....++../......../....o...",
} as const;

/** Those of pages that are not there, which no content names. */
const errorPictograms = {
	// A row that never came, 8 by 5.
	"benefit-not-found": "########/--------/###--###/--------/########",
	// 404, 25 by 7.
	"not-found":
		"...+...+..+++++..+...+.../...+...+..+...+..+...+.../...+...+..+...+..+...+.../...+++++..+...+..+++++.../.......+..+...+......+.../.......+..+...+......+.../.......+..+++++......+...",
} as const;

const pictograms = { ...contentPictograms, ...errorPictograms };

/** The name of a pictogram. */
export type PictogramName = keyof typeof pictograms;

/** The names of all pictograms. */
export const pictogramNames = Object.freeze(Object.keys(pictograms)) as readonly PictogramName[];

/** Returns the cells of a pictogram. */
export function getPictogram(name: PictogramName): Matrix {
	return parseMatrix(pictograms[name]);
}

/** The sizes of the pictograms that content may name, in cells across and down. */
export const pictogramSizes = ["5x5", "8x5", "13x3", "13x5", "25x1"] as const;

/** A size of pictograms. */
export type PictogramSize = (typeof pictogramSizes)[number];

/** Lists the names of the pictograms of a size, by which content refers to them. */
export function listPictograms(size: PictogramSize): PictogramName[] {
	const names = Object.keys(contentPictograms) as (keyof typeof contentPictograms)[];
	return names.filter((name) => {
		const matrix = getPictogram(name);
		return `${matrix[0]?.length}x${matrix.length}` === size;
	});
}
