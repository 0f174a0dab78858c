import { type CoverMode, type CoverSize, createCover } from "../../../grid/index.ts";
import { ResponsiveDrawing } from "../../components/ResponsiveDrawing.tsx";

interface CategoryDrawingProps {
	/** Fixes the drawing: the path of the category's page, as for its social image. */
	slug: string;
	/** The way in which the covers of its subject are drawn. */
	mode: CoverMode;
}

/** The drawing of a category, drawn as the covers of its subject. */
export function CategoryDrawing({ slug, mode }: CategoryDrawingProps) {
	const draw = (size: CoverSize) => {
		const { matrix, accent } = createCover({ slug, mode }, size);
		const getCellColour = (row: number, column: number) => (accent[row]?.[column] ? "hue" : "");
		return { matrix, getCellColour };
	};
	return (
		<ResponsiveDrawing
			narrow={draw({ columns: 13, rows: 5 })}
			wide={draw({ columns: 25, rows: 5 })}
		/>
	);
}
