import type { Content } from "../../../content-model/index.ts";
import { parseMatrix } from "../../../grid/index.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";

type LogoName = Content["testimonials"][number]["logo"];

/** Each drawing in three rows of five days. */
const drawings: Record<LogoName, string> = {
	wave: "##-o#/-o###/###o-",
	shield: "#####/-ooo-/..#..",
	house: "..o../.-o-./#####",
	rings: "oo.--/o###o/--.oo",
};

/** The logo of a customer. Decorative: the company's name is beside it. */
export function CompanyLogo({
	logo,
	className,
}: {
	logo: LogoName;
	className: string | undefined;
}) {
	return <GridDrawing matrix={parseMatrix(drawings[logo])} className={className} />;
}
