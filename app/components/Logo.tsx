import { markPath, markViewBox } from "../grid/index.ts";

interface LogoProps {
	brand: string;
	/** Accessible name of the link. */
	label: string;
}

/** The mark and the name, leading home. */
export function Logo({ brand, label }: LogoProps) {
	return (
		<a className="logo" href="/" aria-label={label}>
			<svg viewBox={markViewBox} aria-hidden="true">
				<path d={markPath} />
			</svg>
			<span>{brand}</span>
		</a>
	);
}
