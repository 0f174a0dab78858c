/** A colour as the browser computes it, and the opacity of the element it belongs to. */
export type Layer = { colour: string; opacity: number };

const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

/** Colours painted before, for most layers of a page recur. */
const painted = new Map<string, number[]>();

/** Returns the colour that layers give together on the white canvas of a browser. */
export function toHex(layers: readonly Layer[]): string {
	const bytes = paint([...layers, { colour: "white", opacity: 1 }]).slice(0, 3);
	return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Returns whether a layer shows nothing. */
export function isClear(layer: Layer): boolean {
	return paint([layer])[3] === 0;
}

/** Returns whether a layer hides all that is under it. */
export function isOpaque(layer: Layer): boolean {
	return paint([layer])[3] === 255;
}

/** Red, green, blue and alpha in bytes of layers painted one over another, the topmost first. */
function paint(layers: readonly Layer[]): number[] {
	const key = JSON.stringify(layers);
	const bytes = painted.get(key) ?? paintAnew(layers);
	painted.set(key, bytes);
	return bytes;
}

function paintAnew(layers: readonly Layer[]): number[] {
	if (!canvas) {
		throw new Error("This browser has no canvas to mix colours on.");
	}
	canvas.clearRect(0, 0, 1, 1);
	for (const { colour, opacity } of layers.toReversed()) {
		canvas.fillStyle = "transparent";
		canvas.fillStyle = colour;
		canvas.globalAlpha = opacity;
		canvas.fillRect(0, 0, 1, 1);
	}
	return [...canvas.getImageData(0, 0, 1, 1).data];
}
