import type { ReactNode } from "react";
import { getPictureUrl } from "../../request.ts";
import styles from "./PictureFigure.module.css";

/** A picture of an entry, small, with its name and what can be done with it. */
export function PictureFigure({
	kind,
	name,
	alt,
	children,
}: {
	/** The kind of the entry. */
	kind: string;
	/** The name of the picture's file. */
	name: string;
	alt: string;
	/** Buttons beside its name. */
	children?: ReactNode;
}) {
	return (
		<figure className={styles.figure}>
			<img src={getPictureUrl({ kind, name })} alt={alt} />
			<figcaption>
				{name}
				{children}
			</figcaption>
		</figure>
	);
}
