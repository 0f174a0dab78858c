import styles from "./CropNumbers.module.css";

/** The sides of a crop, in the order in which a form asks for them. */
export const sides = ["left", "top", "width", "height"] as const;

/** The part of a picture to show, in per cent. A side that was cleared is empty. */
export type Crop = Record<(typeof sides)[number], number | "">;

/** The part of a picture to show, as numbers. */
export function CropNumbers({
	crop,
	isInvalid,
	onChange,
}: {
	crop: Crop;
	isInvalid: boolean;
	onChange: (crop: Crop) => void;
}) {
	return (
		<div className={styles.numbers}>
			{sides.map((side) => (
				<label key={side}>
					{side} %
					<input
						type="number"
						min={0}
						max={100}
						step={0.1}
						value={crop[side]}
						aria-invalid={isInvalid || undefined}
						onChange={({ target: { valueAsNumber: percent } }) =>
							onChange({ ...crop, [side]: Number.isNaN(percent) ? "" : percent })
						}
					/>
				</label>
			))}
		</div>
	);
}
