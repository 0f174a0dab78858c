/*
 * Signed distances: how far a point is from a solid, negative inside it. Solids made of them can be
 * blended and carved like clay. After Inigo Quilez, "Distance functions" (iquilezles.org), whose
 * approximations they are.
 */

/** Keeps a value between two limits. */
export function clamp(value: number, least = 0, most = 1): number {
	return Math.min(most, Math.max(least, value));
}

/** A value between two, `share` of the way from the first to the second. */
export function mix(from: number, to: number, share: number): number {
	return from + (to - from) * share;
}

/** 0 before `from`, 1 after `to`, and a smooth change between; `from` may be the greater. */
export function smoothstep(from: number, to: number, value: number): number {
	const share = clamp((value - from) / (to - from));
	return share * share * (3 - 2 * share);
}

/**
 * Distance from a point to an ellipsoid at the origin; move the point to move the solid.
 * @param a half the size across, b up, c towards the viewer
 */
export function ellipsoid(
	x: number,
	y: number,
	z: number,
	a: number,
	b: number,
	c: number,
): number {
	const scaled = Math.hypot(x / a, y / b, z / c);
	const slope = Math.hypot(x / (a * a), y / (b * b), z / (c * c));
	return slope === 0 ? -Math.min(a, b, c) : (scaled * (scaled - 1)) / slope;
}

/** A place in space: x to the viewer's right, y up, z towards the viewer. */
export type Point = readonly [x: number, y: number, z: number];

/** Distance from a point to a rod with round ends. */
export function rod(
	x: number,
	y: number,
	z: number,
	from: Point,
	to: Point,
	radius: number,
): number {
	const px = x - from[0];
	const py = y - from[1];
	const pz = z - from[2];
	const dx = to[0] - from[0];
	const dy = to[1] - from[1];
	const dz = to[2] - from[2];
	const share = clamp((px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz));
	return Math.hypot(px - dx * share, py - dy * share, pz - dz * share) - radius;
}

/** Two solids as one, with a fillet of about `softness` where they meet. */
export function blend(one: number, other: number, softness: number): number {
	const share = clamp(0.5 + (0.5 * (other - one)) / softness);
	return mix(other, one, share) - softness * share * (1 - share);
}

/** What two solids share, with a soft edge. */
export function overlap(one: number, other: number, softness: number): number {
	return -blend(-one, -other, softness);
}

/** A solid with another taken out of it, with a soft edge. */
export function carve(solid: number, hollow: number, softness: number): number {
	return overlap(solid, -hollow, softness);
}
