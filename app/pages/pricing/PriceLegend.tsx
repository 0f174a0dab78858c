import { Legend } from "../../components/Legend.tsx";
import type { PriceTableCopy } from "./Price.tsx";
import styles from "./PriceLegend.module.css";

/** The legend of the plans' drawings. */
export function PriceLegend({ copy }: { copy: PriceTableCopy }) {
	return <Legend className={styles.priceLegend} labels={copy.legend} colourClass="hue" aligned />;
}
