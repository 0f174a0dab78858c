import { type CoverMode, type CoverSize, createCover } from "../../../grid/index.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";

interface CategoryDrawingProps {
	/** Fixes the picture. */
	category: string;
	/** The way in which the covers of its subject are drawn. */
	mode: CoverMode;
}

/** For phones, and for wider windows: the head shows one of them. */
const sizes: readonly CoverSize[] = [
	{ columns: 13, rows: 5 },
	{ columns: 25, rows: 5 },
];

/** The picture of a category, drawn as the covers of its subject. */
export function CategoryDrawing({ category, mode }: CategoryDrawingProps) {
	return sizes.map((size) => {
		const { matrix, accent } = createCover({ slug: category, mode }, size);
		return (
			<GridDrawing
				key={size.columns}
				matrix={matrix}
				getCellColour={(row, column) => (accent[row]?.[column] ? "accent" : "")}
			/>
		);
	});
}
