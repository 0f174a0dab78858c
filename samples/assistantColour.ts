const colours = ["gum", "dusk", "ochre", "redgum"] as const;

/**
 * Colour class of an assistant's pictogram. In rows of four, no neighbour across or down repeats.
 * @param place among the assistants, from 0.
 */
export function assistantColour(place: number): (typeof colours)[number] {
	return colours[(place + Math.floor(place / 4)) % 4] ?? "gum";
}
