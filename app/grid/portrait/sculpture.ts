import { blend, carve, clamp, ellipsoid, mix, overlap, rod, smoothstep } from "./field.ts";
import type { PortraitParameters } from "./parameters.ts";

/** What a point of the surface belongs to. */
export type Part = "skin" | "hair" | "clothes" | "glasses" | "earring";

/** Where the features of the face are, in half heads from the middle of the head. */
export const face = {
	eyeHeight: 0.07,
	/** From the middle of the face to the middle of an eye, for a head of width 1. */
	eyeSpread: 0.315,
	browHeight: 0.325,
	noseTip: -0.24,
	mouthHeight: -0.6,
} as const;

/** Where a bun sits on the head, and the height of the tie round its root, in half heads. */
export const bun = { x: 0.08, y: 1.56, z: -0.25, tie: 1.33 } as const;

/** A bust as a solid that can be measured. */
export interface Sculpture {
	/** How far a point is from the bust; negative inside. */
	distance(x: number, y: number, z: number): number;
	/** What is nearest to a point. */
	part(x: number, y: number, z: number): Part;
	/** The point as the head sees it: turned and leant back to face straight ahead. */
	toHead(x: number, y: number, z: number): [x: number, y: number, z: number];
}

/** Models a person: skull and features, neck, clothes, hair, glasses, earrings. */
export function sculpture(person: PortraitParameters): Sculpture {
	const turn = { cos: Math.cos(person.yaw), sin: Math.sin(person.yaw) };
	const lean = { cos: Math.cos(person.tilt), sin: Math.sin(person.tilt) };

	function toHead(x: number, y: number, z: number): [number, number, number] {
		const across = x * lean.cos + y * lean.sin;
		const up = -x * lean.sin + y * lean.cos;
		return [across * turn.cos - z * turn.sin, up, across * turn.sin + z * turn.cos];
	}

	function parts(x: number, y: number, z: number): Record<Part, number> {
		const [hx, hy, hz] = toHead(x, y, z);
		const head = headOf(person, hx, hy, hz);
		return {
			skin: blend(head, neckOf(person, x, y, z), 0.1),
			hair: hairOf(person, hx, hy, hz),
			clothes: clothesOf(person, x, y, z),
			glasses: glassesOf(person, hx, hy, hz),
			earring: earringOf(person, hx, hy, hz),
		};
	}

	return {
		toHead,
		distance(x, y, z) {
			const { skin, hair, clothes, glasses, earring } = parts(x, y, z);
			return Math.min(skin, hair, clothes, glasses, earring);
		},
		part(x, y, z) {
			const distances = Object.entries(parts(x, y, z)) as [Part, number][];
			return distances.reduce((nearest, other) => (other[1] < nearest[1] ? other : nearest))[0];
		},
	};
}

/** Far from everything: the distance to something a person does not have. */
const nowhere = 9;

function headOf(person: PortraitParameters, x: number, y: number, z: number): number {
	const { width, jaw, chin, nose, mouth } = person;
	const { eyeHeight, browHeight, noseTip, mouthHeight } = face;
	const eye = face.eyeSpread * width;
	// The head is the same on both sides.
	const side = Math.abs(x);
	let head = ellipsoid(x, y - 0.3, z + 0.12, 0.8 * width, 0.95, 0.92);
	const lower = ellipsoid(x, y + 0.42, z - 0.08, 0.61 * jaw * width, 0.72, 0.64);
	head = blend(head, lower, 0.32);
	const chinTip = ellipsoid(x, y + 0.98 * chin, z - 0.34, 0.25 * jaw, 0.17, 0.2);
	head = blend(head, chinTip, 0.22);
	const cheek = ellipsoid(side - 0.42 * width, y + 0.14, z - 0.43, 0.25, 0.21, 0.24);
	head = blend(head, cheek, 0.22);
	const browRidge = rod(side, y, z, [0.08, browHeight, 0.74], [0.46 * width, 0.3, 0.58], 0.08);
	head = blend(head, browRidge, 0.15);
	const socket = ellipsoid(side - eye, y - 0.1, z - 0.95, 0.21, 0.13, 0.19);
	head = carve(head, socket, 0.14);
	const eyeball = ellipsoid(side - eye, y - eyeHeight, z - 0.66, 0.16, 0.13, 0.155);
	head = blend(head, eyeball, 0.03);

	const reach = 0.92 * (0.9 + 0.1 * nose);
	const bridge = rod(x, y, z, [0, 0.26, 0.76], [0, -0.18, reach - 0.02], 0.07);
	head = blend(head, bridge, 0.1);
	const tip = ellipsoid(x, y - noseTip, z - reach, 0.115 * nose, 0.095, 0.12);
	head = blend(head, tip, 0.08);
	const wing = ellipsoid(side - 0.115 * nose, y + 0.26, z - 0.82, 0.08, 0.07, 0.1);
	head = blend(head, wing, 0.06);

	const upper = rod(
		side,
		y,
		z,
		[0, mouthHeight + 0.03, 0.755],
		[0.17 * mouth, mouthHeight + 0.012, 0.69],
		0.045,
	);
	head = blend(head, upper, 0.06);
	const under = rod(
		side,
		y,
		z,
		[0, mouthHeight - 0.085, 0.75],
		[0.13 * mouth, mouthHeight - 0.06, 0.7],
		0.06,
	);
	head = blend(head, under, 0.07);
	const ear = ellipsoid(side - 0.81 * width, y, z + 0.12, 0.09, 0.25, 0.15);
	return blend(head, ear, 0.06);
}

function neckOf(person: PortraitParameters, x: number, y: number, z: number): number {
	return rod(x, y, z, [0, -0.7, -0.2], [0, -1.9, -0.3], person.neck);
}

function clothesOf(person: PortraitParameters, x: number, y: number, z: number): number {
	const shoulders = ellipsoid(x, y + 2.22, z + 0.35, person.shoulders, 0.86, 0.72);
	const collar = rod(x, y, z, [0, -1.5, -0.35], [0, -2, -0.3], person.neck + 0.11);
	return blend(shoulders, collar, 0.25);
}

function hairOf(person: PortraitParameters, x: number, y: number, z: number): number {
	const { width, hair } = person;
	const { style, line, parting, volume } = hair;
	const side = Math.abs(x);
	const low = { short: 0.08, curly: -0.1, bun: 0.02, bob: -0.25, long: -0.25 }[style];
	const crown = ellipsoid(
		x,
		y - 0.36,
		z + 0.16,
		(0.8 + volume) * width,
		0.97 + volume * 1.15,
		0.93 + volume,
	);
	// The lower edge: the hairline in front, lower at the temples, and the level of the ears behind.
	const front = line - 0.14 * clamp(side * 1.6) + parting * x * 0.35;
	const edge = mix(low, front, smoothstep(-0.08, 0.36, z));
	let shape = overlap(crown, edge - y, 0.08);
	if (style === "curly") shape += curls(x, y, z);
	if (style === "short") {
		// Cut close at the sides, fuller on top.
		shape += volume * 0.75 * (1 - smoothstep(0.1, 0.75, y));
	}
	if (style === "bun") {
		shape = Math.min(shape, ellipsoid(x - bun.x, y - bun.y, z - bun.z, 0.36, 0.3, 0.36));
	}
	if (style === "bob" || style === "long") {
		const long = style === "long";
		const end = long ? -1.75 : -0.8;
		const drop = long ? -0.6 : -0.15;
		const curtain = ellipsoid(
			side - 0.66 * width,
			y - drop,
			z + 0.12,
			0.34 + volume * 0.4,
			long ? 1.35 : 0.98,
			0.52,
		);
		const cut = overlap(overlap(curtain, end - y, 0.1), z - 0.42, 0.12);
		shape = blend(shape, cut, 0.14);
		const back = ellipsoid(x, y + 0.2, z + 0.5, 0.86, long ? 1.5 : 1.05, 0.5);
		shape = blend(shape, overlap(back, end - y, 0.1), 0.1);
	}
	return shape;
}

/** Bumps of about a fifth of a half head. */
function curls(x: number, y: number, z: number): number {
	return 0.075 * Math.sin(x * 12 + 0.9) * Math.sin(y * 11 + 0.4) * Math.sin(z * 11.5);
}

function glassesOf(person: PortraitParameters, x: number, y: number, z: number): number {
	if (person.glasses === "none") return nowhere;
	const wide = person.glasses === "wide";
	const side = Math.abs(x);
	const across = (side - face.eyeSpread * 1.02 * person.width) / (wide ? 1.14 : 1);
	const up = (y - face.eyeHeight) * (wide ? 1.18 : 1);
	// A wide lens has corners: a higher norm than the circle's.
	const radius = wide ? (across ** 4 + up ** 4) ** 0.25 : Math.hypot(across, up);
	const rim = Math.hypot(radius - 0.235, (z - 0.9) * 0.7) - (wide ? 0.034 : 0.028);
	const bridge = rod(x, y, z, [-0.09, 0.12, 0.93], [0.09, 0.12, 0.93], 0.03);
	const temple = rod(
		side,
		y,
		z,
		[0.56 * person.width, 0.12, 0.88],
		[0.84 * person.width, 0.1, 0],
		0.03,
	);
	return Math.min(rim, bridge, temple);
}

function earringOf(person: PortraitParameters, x: number, y: number, z: number): number {
	if (!person.earrings) return nowhere;
	return ellipsoid(Math.abs(x) - 0.83 * person.width, y + 0.36, z + 0.05, 0.06, 0.075, 0.06);
}
