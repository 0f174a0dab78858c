import type { ReactNode } from "react";

interface NoticeProps {
	/** A picture on its tile. */
	picture: ReactNode;
	/** Class of the tile, `t1` to `t6`. */
	tile: string;
	children: ReactNode;
}

/** A page that says one thing: a tile with a picture at the left, the words at week 3. */
export function Notice({ picture, tile, children }: NoticeProps) {
	return (
		<section className="notice wrap axis">
			<div className={`tile ${tile}`}>{picture}</div>
			<div>{children}</div>
		</section>
	);
}
