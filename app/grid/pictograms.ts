import { type Bar, type Matrix, parseMatrix } from "./cell.ts";

/**
 * How a pictogram is written: rows with `|` between them, `.` nothing yet, `-` dot, `o` disc, `#` bar,
 * `+` a bar that joins both ways; then what `#` means.
 */
type Drawing = readonly [text: string, bar: Bar];

/** Benefits, 8 by 5. */
const benefits = {
	// Each job ends sooner than the one before.
	"greater-efficiency": ["#######o|#####o--|####o---|##o-----|#o------", 3],
	// Fast forward.
	"faster-innovation": ["##--##--|-##--##-|--##--##|-##--##-|##--##--", 3],
	// A chart, counted off against dots.
	"measurable-uptake": ["-------#|-----#-#|---#-#-#|-#-#-#-#|-#-#-#-#", 4],
	// People on a stair, each on their own step.
	"workforce-upskilling": ["......o.|....o.##|..o.####|o.######|########", 5],
	// A road with turns, from a start to an end.
	"customer-roadmap": ["..###...|..#.#...|o##.#.#o|....#.#.|....###.", 5],
	// A key.
	"privacy-security": ["........|###-----|#-######|###--#-#|........", 5],
	// Two sides grow towards each other and meet.
	"customer-experience": ["o#----#o|o##--##o|o##oo##o|o######o|o######o", 3],
	// Many options, one taken.
	"smarter-decisions": ["-----ooo|---oo---|########|---oo---|-----ooo", 3],
	// What matters, behind a wall.
	"data-security": ["########|#......#|#.oooo.#|#......#|########", 5],
} as const satisfies Record<string, Drawing>;

/** Assistants, 5 by 5. */
const assistants = {
	// The sun: every day.
	everyday: ["o.o.o|.###.|o###o|.###.|o.o.o", 5],
	// Documents in a pile.
	knowledgebase: [".####|....#|###.#|###.#|###..", 5],
	// Lines of text, and the cursor.
	writing: ["#####|.....|####.|.....|##o..", 3],
	// A magnifying glass.
	web: ["###..|#.#..|###..|...#.|....#", 5],
	// One step after another, to an end.
	reasoning: ["o#...|.##..|..##.|...##|....o", 5],
	// A page with its corner turned, and a seal.
	proposal: ["####.|#..##|#...#|#.o.#|#####", 5],
	// A question.
	"system-faq": ["####.|#..#.|..##.|.....|..o..", 5],
	// A court with its columns.
	law: [".###.|#####|#.#.#|#.#.#|#####", 5],
	// Per cent.
	tax: ["o...#|...#.|..#..|.#...|#...o", 3],
	// A register: an entry, and its name.
	asic: ["o.###|.....|o.###|.....|o.###", 3],
	// A chart of columns.
	abs: ["....#|..#.#|..#.#|#.#.#|#.#.#", 4],
	// Add your own.
	custom: ["..#..|..#..|#####|..#..|..#..", 5],
} as const satisfies Record<string, Drawing>;

/** Solutions, 13 by 5. */
const solutions = {
	// Each stage hands on to the next, until the whole job is done.
	"automation-agents": ["###o---------|----####o----|---------####|-------------|#############", 3],
	// Three systems on one line.
	"system-integration": [
		"###..###..###|#.#..#.#..#.#|###..###..###|.#....#....#.|#############",
		5,
	],
	// A voice, and the note made of it.
	"industry-voice-assistants": [
		"--#-#--------|-#####--+++++|#######------|-#####--+++--|--#-#--------",
		4,
	],
	// A question from the left, an answer from the right.
	"customer-chatbots": ["######-------|######-------|#------######|-------######|------------#", 5],
	// A shelf, and the one book you wanted.
	"knowledge-management": [
		"------#------|##-#--#-##-##|##-##-#-##-##|##-##---##-##|+++++++++++++",
		4,
	],
	// Loose data on the left, a table on the right.
	"intelligent-data-services": [
		"-o--o-.-#####|o--o-.--#####|--o--o.-#####|o---o.--#####|-o-o--.-#####",
		3,
	],
} as const satisfies Record<string, Drawing>;

/** Features of the platform and of the home page, 13 by 3. */
const features = {
	// Inside your own walls.
	"own-cloud": ["#############|#.o.o.o.o.o.#|#############", 5],
	// A picture, a name and a manner.
	persona: ["+++..########|+o+..........|+++..#####...", 3],
	// Three finished blocks.
	"pre-built": ["###..###..###|###..###..###|###..###..###", 5],
	// Two finished blocks, and one you add.
	"custom-assistants": ["###..###...#.|###..###..###|###..###...#.", 5],
	// A chart that rises.
	analytics: ["--------#-#-#|----#-#-#-#-#|#-#-#-#-#-#-#", 4],
	// Everyone, with the same full row.
	"no-seats": ["o.###########|o.###########|o.###########", 3],
	// Your own key.
	"your-cloud": ["###..........|#.###########|###.....#.#..", 5],
	// One price, however many people.
	"cost-effective": ["#############|.............|ooooooooooooo", 3],
	// A road that turns where you want it to.
	"guide-roadmap": ["o####...####o|....#...#....|....#####....", 5],
	// Three sliders.
	customisations: ["####o--------|#########o---|##o----------", 3],
	// A question, then a fix, again and again.
	"agile-support": ["o###.........|.....o###....|..........o##", 3],
	// Your own measures, each at its own height.
	"custom-analytics": ["------o-----o|o--o--#--o--#|#--#--#--#--#", 4],
} as const satisfies Record<string, Drawing>;

/** Why a firm needs a strategy: 25 days that fail to join up, 25 by 1. */
const reasons = {
	// All bought at once, then less and less used.
	"wasted-spend": ["##########oo-.-..........", 3],
	// Tries, and never a second day.
	"project-paralysis": ["-..-.o..-.-..-..o.-..-.-.", 3],
	// A habit that formed first, cut back when the rule came.
	"compliance-risk": ["-oo##########------------", 3],
	// Holes in the wall.
	"security-gaps": ["####.######.###.#####.###", 3],
	// Never twice the same.
	"unreliable-outcomes": ["#.o-##.-#o.o..#-.##o.-.#o", 3],
	// Each new start reaches less far than the last.
	"broken-scale-up": ["-o#######.-o###..-o#...-.", 3],
	// The team gets shorter.
	"talent-drain": ["########.######.####.##.#", 3],
	// A long good run, ended in a day.
	"reputational-damage": ["###################......", 3],
} as const satisfies Record<string, Drawing>;

/** What the firm holds to, 8 by 5. */
const values = {
	// A shield.
	"safety-first": [".######.|.######.|.######.|..####..|...##...", 5],
	// As much claimed as was counted.
	"measurable-impact": ["ooo-----|###-----|--------|oooooo--|######--", 3],
	// A turn that keeps going.
	"continuous-evolution": ["########|#......#|#.###o.#|#.#....#|#.######", 5],
	// People who stand on their own.
	empowerment: ["........|.o.oo.o.|.#.##.#.|.#.##.#.|.#.##.#.", 4],
} as const satisfies Record<string, Drawing>;

/** Pages that are not there. */
const missing = {
	// A row that never came, 8 by 5.
	"benefit-not-found": ["########|--------|###--###|--------|########", 3],
	// 404, 25 by 7.
	"not-found": [
		"...#...#..#####..#...#...|...#...#..#...#..#...#...|...#...#..#...#..#...#...|...#####..#...#..#####...|.......#..#...#......#...|.......#..#...#......#...|.......#..#####......#...",
		5,
	],
} as const satisfies Record<string, Drawing>;

const drawings = {
	...benefits,
	...assistants,
	...solutions,
	...features,
	...reasons,
	...values,
	...missing,
};

/** The name of a pictogram. */
export type PictogramName = keyof typeof drawings;

/** The names of all pictograms, by which content refers to them. */
export const pictogramNames = Object.freeze(Object.keys(drawings)) as readonly PictogramName[];

/** The names of the pictograms that stand for benefits, all 8 by 5. */
export const benefitPictogramNames = namesOf(benefits);
/** The names of the pictograms that stand for assistants, all 5 by 5. */
export const assistantPictogramNames = namesOf(assistants);
/** The names of the pictograms that stand for solutions, all 13 by 5. */
export const solutionPictogramNames = namesOf(solutions);
/** The names of the pictograms that stand for features of the platform, all 13 by 3. */
export const featurePictogramNames = namesOf(features);
/** The names of the strips that stand for reasons to have a strategy, all 25 by 1. */
export const reasonPictogramNames = namesOf(reasons);
/** The names of the pictograms that stand for values, all 8 by 5. */
export const valuePictogramNames = namesOf(values);

/** The cells of a pictogram. */
export function pictogram(name: PictogramName): Matrix {
	const [text, bar]: Drawing = drawings[name];
	return parseMatrix(text, bar);
}

function namesOf<Name extends string>(group: Readonly<Record<Name, Drawing>>): readonly Name[] {
	return Object.freeze(Object.keys(group)) as readonly Name[];
}
