import { clamp, mix, smoothstep } from "./field.ts";
import type { PortraitParameters } from "./parameters.ts";
import { bun, face, type Part, type Sculpture } from "./sculpture.ts";

/** Towards the light: from the upper left, a little in front. A vector of length 1. */
const light = normal(-0.5, 0.55, 0.67);

/** Where a ray starts and gives up, in half heads from the middle of the head. */
const nearest = 1.5;
const farthest = -1.6;

/** Close enough to be the surface, in half heads; a cell is ten times as wide. */
const touch = 0.006;

/**
 * How light the bust is where a straight line of sight meets it.
 * @param x,y the line of sight, in half heads from the middle of the head
 * @returns 0 black to 1 white, or null beside the figure
 */
export function toneAt(
	bust: Sculpture,
	person: PortraitParameters,
	x: number,
	y: number,
): number | null {
	const z = surface(bust, x, y);
	if (z === null) return null;
	const [nx, ny, nz] = normalAt(bust, x, y, z);
	const facing = clamp(nx * light[0] + ny * light[1] + nz * light[2]);
	const direct = facing * (0.6 + 0.4 * shadow(bust, x, y, z));
	const fill = clamp(nx * 0.5 + nz * 0.3) * 0.12;
	const rim = (1 - clamp(nz)) ** 2.5 * clamp(nx * 0.9 + 0.1) * 0.22;
	const part = bust.part(x, y, z);
	const [hx, hy, hz] = bust.toHead(x, y, z);
	const own = colourOf(part, person, { x, y, hx, hy, hz });
	// Short hairs catch some light even in shadow: a beard stays in dots, never in bars.
	const beard = part === "skin" ? 0.33 * beardCover(person, Math.abs(hx), hy, hz) : 0;
	// A soft sheen along the light, so that dark hair is not a helmet.
	const sheen = part === "hair" ? 0.3 * clamp(0.35 * nx * -1 + 0.75 * ny + 0.5 * nz) ** 9 : 0;
	const lit = clamp(own * (0.42 + 0.72 * direct + fill + rim) + sheen * strands(person, hx, hy));
	return Math.max(lit, beard);
}

/** Walks from the viewer to the bust; null if it passes by. */
function surface(bust: Sculpture, x: number, y: number): number | null {
	let z = nearest;
	for (let step = 0; step < 90 && z > farthest; step++) {
		const distance = bust.distance(x, y, z);
		if (distance < touch) return z;
		z -= Math.max(distance * 0.75, touch);
	}
	return null;
}

/** The direction a surface faces. */
function normalAt(bust: Sculpture, x: number, y: number, z: number): [number, number, number] {
	const e = 0.012;
	return normal(
		bust.distance(x + e, y, z) - bust.distance(x - e, y, z),
		bust.distance(x, y + e, z) - bust.distance(x, y - e, z),
		bust.distance(x, y, z + e) - bust.distance(x, y, z - e),
	);
}

/** How much of the light reaches a point: 0 none, 1 all, with soft edges. */
function shadow(bust: Sculpture, x: number, y: number, z: number): number {
	let open = 1;
	for (let way = 0.1; way < 1.2 && open > 0.05; ) {
		const distance = bust.distance(x + light[0] * way, y + light[1] * way, z + light[2] * way);
		open = Math.min(open, (6 * distance) / way);
		way += Math.max(0.05, distance);
	}
	return clamp(open);
}

/** A point of the surface, as seen (x, y) and as the head sees it (hx, hy, hz). */
interface Place {
	x: number;
	y: number;
	hx: number;
	hy: number;
	hz: number;
}

/** The tone a part would have in full light. */
function colourOf(part: Part, person: PortraitParameters, place: Place): number {
	switch (part) {
		case "skin":
			return skinTone(person, place);
		case "hair":
			return hairTone(person, place);
		case "clothes":
			return clothesTone(person, place);
		case "glasses":
			return 0.08;
		case "earring":
			return 0.1;
	}
}

function hairTone(person: PortraitParameters, { hx, hy, hz }: Place): number {
	const { style, tone } = person.hair;
	// The tie of a bun: a light band, or the bun would melt into the head.
	const tied = style === "bun" && Math.abs(hy - bun.tie) < 0.045 && Math.abs(hx - bun.x) < 0.3;
	return tied && hz > -0.5 ? 0.95 : tone * strands(person, hx, hy);
}

/** Hair lies in strands: lighter and darker by turns, about 1. */
function strands(person: PortraitParameters, x: number, y: number): number {
	const { style } = person.hair;
	if (style === "curly") return 1 + 0.3 * Math.sin(x * 21 + 2 * Math.sin(y * 9)) * Math.sin(y * 19);
	return 1 + 0.3 * Math.sin(Math.hypot(x * 1.1, (y - 1.1) * 0.5) * 26);
}

function skinTone(person: PortraitParameters, { hx, hy, hz }: Place): number {
	const side = Math.abs(hx);
	let tone = person.skin;
	if (hz > 0.25) {
		tone *= browTone(person, side, hy);
		tone *= eyeTone(person, side, hy);
		tone *= noseTone(side, hy, hz);
		tone *= mouthTone(person, side, hy);
		tone *= foldTone(person, side, hy);
	}
	return tone * (1 - 0.6 * person.beard * beardCover(person, side, hy, hz));
}

function browTone(person: PortraitParameters, side: number, y: number): number {
	const { thickness, arch, tone } = person.brows;
	const along = (side - 0.13) / (0.36 * person.width);
	if (along < 0 || along > 1) return 1;
	// Highest two thirds out, and never lower within than without: low inner ends look cross.
	const height = face.browHeight + 0.02 + arch * Math.sin(along * 2.4);
	const thick = thickness * (0.9 - 0.25 * along);
	return Math.abs(y - height) < thick ? tone : 1;
}

function eyeTone(person: PortraitParameters, side: number, y: number): number {
	const across = (side - face.eyeSpread * person.width) / 0.165;
	const up = y - face.eyeHeight;
	if (Math.abs(across) > 1.15 || Math.abs(up) > 0.15) return 1;
	const open = 1 - across * across;
	const upper = 0.078 * open - 0.004;
	const lower = -0.055 * open;
	if (Math.abs(up - upper) < 0.026 && Math.abs(across) < 1.08) return 0.2;
	if (open > 0 && up < upper && up > lower) {
		const iris = Math.hypot(across * 0.165, up - 0.008) < 0.072;
		return iris ? 0.1 : 1.12;
	}
	if (Math.abs(up - lower) < 0.02 && Math.abs(across) < 0.9) return 0.78;
	return 1;
}

function noseTone(side: number, y: number, z: number): number {
	const nostril = Math.hypot(side - 0.085, (y + 0.33) * 1.5) < 0.042 && z > 0.6;
	return nostril ? 0.5 : 1;
}

function mouthTone(person: PortraitParameters, side: number, y: number): number {
	const half = 0.225 * person.mouth;
	if (side > half * 1.08) return 1;
	const along = side / half;
	// The line between the lips: level, corners a hair above the middle, fading towards them.
	const line = face.mouthHeight - 0.035 + 0.03 * along * along;
	const off = y - line;
	if (Math.abs(off) < 0.036 * (1.1 - 0.4 * along)) return 0.2 + 0.2 * along * along;
	const upper = 0.09 * (1 - along * along);
	const lower = 0.13 * (1 - along * along);
	return off < upper && off > -lower ? person.lips : 1;
}

/** The folds of a grown face: from beside the nose towards the corner of the mouth. */
function foldTone(person: PortraitParameters, side: number, y: number): number {
	const along = (-0.28 - y) / 0.3;
	if (along < 0 || along > 1) return 1;
	const off = Math.abs(side - mix(0.2, 0.31, along));
	return 1 - 0.4 * person.lines * smoothstep(0.06, 0.02, off);
}

/**
 * Where a short beard grows: along the jaw, round the mouth and on the upper lip.
 * @returns 0 bare to 1 covered
 */
function beardCover(person: PortraitParameters, side: number, y: number, z: number): number {
	// Not on the neck, which lies further back than the chin.
	if (person.beard === 0 || z < mix(-0.2, 0.42, smoothstep(-0.75, -0.95, y))) return 0;
	const cheekLine = -0.5 + 0.62 * smoothstep(0.2, 0.78, side);
	const onJaw = smoothstep(cheekLine + 0.05, cheekLine - 0.16, y);
	const onLip = smoothstep(0.34, 0.24, side) * smoothstep(-0.36, -0.42, y);
	const lips = side < 0.19 * person.mouth && Math.abs(y - (face.mouthHeight - 0.04)) < 0.085;
	return lips ? 0 : Math.max(onJaw, onLip);
}

function clothesTone(person: PortraitParameters, { x, y }: Place): number {
	const { tone, neckline, shirt } = person.clothes;
	if (neckline === "round") return Math.hypot(x, (y + 1.05) * 0.9) < 0.56 ? tone * 0.7 : tone;
	// The opening is a V; a jacket's is wider and has a lapel beside it.
	const opening = neckline === "jacket" ? 0.5 : 0.3;
	const beside = Math.abs(x) - (-1.12 - y) * opening - (neckline === "jacket" ? 0.24 : 0.16);
	if (beside < 0) return shirt;
	return beside < 0.06 ? tone * 0.55 : tone;
}

function normal(x: number, y: number, z: number): [number, number, number] {
	const length = Math.hypot(x, y, z) || 1;
	return [x / length, y / length, z / length];
}
