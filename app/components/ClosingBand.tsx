import type { ComponentProps, ReactNode } from "react";
import type { FieldContent } from "../../content-model/index.ts";
import type { ThemeName } from "../../grid/index.ts";
import { Band } from "./Band.tsx";
import { ClosingOffer } from "./ClosingOffer.tsx";
import styles from "./ClosingBand.module.css";

interface ClosingBandProps
	extends Omit<FieldContent<"closing">, "title">,
		Pick<ComponentProps<typeof Band>, "matrix" | "layout"> {
	/** A question or offer, as text or with weighted words. */
	title: ReactNode;
	/** Its colour theme, on a page that has a colour of its own. */
	theme?: ThemeName;
}

/**
 * The usual end of a page: one offer, on a dark band or in a colour theme, with rows that run past the edge of the window.
 * A page that draws more than rows for its end takes `ClosingWithDrawing`.
 */
export function ClosingBand({ title, text, action, layout, ...band }: ClosingBandProps) {
	const titleClass = layout === "largeTitle" ? styles.largeTitle : undefined;
	return (
		<Band
			className="on-screen"
			data-no-search=""
			layout={layout}
			opening={<h2 className={titleClass}>{title}</h2>}
			{...band}
		>
			<ClosingOffer variant="primary" text={text} action={action} />
		</Band>
	);
}
