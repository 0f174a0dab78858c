import { interpolate } from "../../content-model/index.ts";
import { getThemeClass } from "../../grid/index.ts";
import type { PortraitImage } from "../images/portraits.server.ts";
import { usePageContext } from "../site/pageContext.ts";
import { desktop, tablet } from "../styles/breakpoints.ts";
import { joinClassNames } from "./classNames.ts";
import { InlineSvg } from "./InlineSvg.tsx";
import { ResponsiveImage } from "./ResponsiveImage.tsx";
import styles from "./Portrait.module.css";

interface PortraitProps {
	person: { name: string; portrait: PortraitImage };
	/** Whether it is among the first images of a page: a drawing is then inlined. */
	priority?: boolean;
	className?: string;
}

/** Rendered width in one, two or three columns. */
const sizes = `${desktop} 26rem, ${tablet} 45vw, 91vw`;

/** The portrait of a person on a coloured ground: a photograph, a drawing, or else their initials. */
export function Portrait({
	person: { name, portrait: image },
	priority = false,
	className: ownClassName,
}: PortraitProps) {
	const alt = interpolate(usePageContext().settings.labels.portrait, { name });
	const className = joinClassNames(styles.portrait, getThemeClass(image.theme), ownClassName);
	switch (image.kind) {
		case "photo":
			return (
				<ResponsiveImage
					className={className}
					width={image.width}
					height={image.height}
					sources={image.sources}
					fallback={image.fallback}
					sizes={sizes}
					alt={alt}
					priority={priority}
				/>
			);
		case "drawing":
			return priority ? (
				<InlineSvg className={className} svg={image.svg} alt={alt} />
			) : (
				<img
					className={className}
					width={image.width}
					height={image.height}
					src={image.src}
					alt={alt}
					loading="lazy"
					data-no-text=""
				/>
			);
		case "initials":
			// The name is beside them.
			return (
				<span className={className} aria-hidden="true">
					<span className={styles.initials}>{image.initials}</span>
				</span>
			);
	}
}
