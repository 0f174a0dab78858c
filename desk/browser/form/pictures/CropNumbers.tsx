import {
	type ControlAttributes,
	getControlAttributes,
} from "../../components/controlAttributes.ts";
import { ErrorMessages } from "../../components/ErrorMessages.tsx";
import styles from "./CropNumbers.module.css";

/** The sides of a crop, in the order in which a form asks for them. */
const sides = ["left", "top", "width", "height"] as const;

/** What is shown of a picture, in per cent. A side that was cleared is empty. */
export type CropValue = Record<(typeof sides)[number], number | "">;

/** The crop of a picture, as numbers. */
export function CropNumbers({
	crop,
	attributes: { id, ...attributes },
	errors,
	onChange,
}: {
	crop: CropValue;
	/** Those of the crop as a whole. */
	attributes: ControlAttributes;
	/** The errors of its sides. */
	errors: Readonly<Record<string, readonly string[]>>;
	onChange: (crop: CropValue) => void;
}) {
	return (
		<div className={styles.numbers}>
			{sides.map((side) => {
				const sideId = `${id}.${side}`;
				const messages = errors[side] ?? [];
				return (
					<div key={side}>
						<label htmlFor={sideId}>{side} %</label>
						<input
							type="number"
							min={0}
							max={100}
							step={0.1}
							value={crop[side]}
							{...(messages.length > 0
								? getControlAttributes(sideId, { hasErrors: true })
								: { ...attributes, id: sideId })}
							onChange={({ target: { valueAsNumber: percent } }) =>
								onChange({ ...crop, [side]: Number.isNaN(percent) ? "" : percent })
							}
						/>
						<ErrorMessages id={sideId} messages={messages} />
					</div>
				);
			})}
		</div>
	);
}
