/** A place in the window. */
export interface Point {
	x: number;
	y: number;
}

/** Finds where the pointer is; undefined for a click that was made with the keyboard. */
export function findPoint({ type, detail, clientX, clientY }: MouseEvent): Point | undefined {
	return type === "click" && detail === 0 ? undefined : { x: clientX, y: clientY };
}
