import { portraitSize } from "../grid/index.ts";
import { InlineSvg } from "./InlineSvg.tsx";

interface PortraitProps {
	/** Address of the drawing. */
	src: string;
	/** The drawing itself, for the first pictures of a page: it is then part of the document. */
	drawing?: string | undefined;
	/** Class of its ground, `t2`, `t4` or `t5`. */
	tile: string;
	/** What the drawing is: whose portrait. */
	alt: string;
}

/** The portrait of a person, drawn in dots and bars. */
export function Portrait({ src, drawing, tile, alt }: PortraitProps) {
	const className = `portrait ${tile}`;
	return drawing === undefined ? (
		<img className={className} src={src} alt={alt} {...portraitSize} loading="lazy" />
	) : (
		<InlineSvg className={className} svg={drawing} alt={alt} />
	);
}
