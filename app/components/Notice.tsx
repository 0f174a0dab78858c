import type { ReactNode } from "react";

interface NoticeProps {
	/** A drawing on its tile. */
	drawing: ReactNode;
	/** Class of the tile, `t1` to `t6`. */
	tile: string;
	children: ReactNode;
}

/** A page that says one thing: a tile with a drawing at the left, the words at week 3. */
export function Notice({ drawing, tile, children }: NoticeProps) {
	return (
		<section className="notice wrap axis">
			<div className={`tile ${tile}`}>{drawing}</div>
			<div>{children}</div>
		</section>
	);
}
