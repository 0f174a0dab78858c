import { getPictogram, getThemeClass } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { BareSection } from "../../components/Section.tsx";
import { StretchedLink } from "../../components/StretchedLink.tsx";
import type { Benefit } from "../../site/benefits.server.ts";
import styles from "./OtherBenefits.module.css";

interface OtherBenefitsProps {
	title: string;
	benefits: readonly Pick<Benefit, "path" | "title" | "pictogram" | "theme">[];
	/** A strip below the page's own benefit, or a grid where there is none. */
	layout: "strip" | "grid";
}

/** Links to benefits, as tiles. A strip is not printed. */
export function OtherBenefits({ title, benefits, layout }: OtherBenefitsProps) {
	return (
		<BareSection
			as="nav"
			className={layout === "strip" ? "on-screen" : undefined}
			aria-labelledby="other-benefits"
		>
			<h2 className="text-large" id="other-benefits">
				{title}
			</h2>
			<ul className={joinClassNames(styles.otherBenefits, styles[layout], "margin-top-5")}>
				{benefits.map(({ path, title, pictogram, theme }) => (
					<li key={path} className={getThemeClass(theme)}>
						<GridDrawing matrix={getPictogram(pictogram)} className={styles.pictogram} />
						<StretchedLink link={{ label: title, href: path }} />
					</li>
				))}
			</ul>
		</BareSection>
	);
}
