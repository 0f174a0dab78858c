import type { ComponentProps } from "react";
import { GridDrawing } from "./GridDrawing.tsx";

type Drawing = Pick<ComponentProps<typeof GridDrawing>, "matrix" | "getCellColour">;

interface ResponsiveDrawingProps {
	/** The drawing on a phone. */
	narrow: Drawing;
	/** The drawing in a wider window. */
	wide: Drawing;
}

/** A drawing in two versions, of which the width of the window chooses one. Decorative. */
export function ResponsiveDrawing({ narrow, wide }: ResponsiveDrawingProps) {
	return (
		<>
			<GridDrawing {...narrow} className="on-phone" />
			<GridDrawing {...wide} className="above-phone" />
		</>
	);
}
