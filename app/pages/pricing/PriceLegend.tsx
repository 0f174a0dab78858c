import { Legend } from "../../components/Legend.tsx";
import type { PriceTableCopy } from "./Price.tsx";
import "./PriceLegend.css";

/** The legend of the plans' drawings. */
export function PriceLegend({ copy }: { copy: PriceTableCopy }) {
	return <Legend className="price-legend" labels={copy.legend} colourClass="hue" aligned />;
}
