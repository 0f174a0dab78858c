import type { PercentCrop } from "react-image-crop";
import { ControlGroup } from "../ControlGroup.tsx";
import type { ControlProps } from "../controlProps.ts";
import { CropArea } from "./CropArea.tsx";
import { CropNumbers, type CropValue } from "./CropNumbers.tsx";
import { PictureDrop } from "./PictureDrop.tsx";
import { useCropPicture } from "./useCropPicture.ts";

/** The crop of a picture, drawn on it or typed. */
export function CropControl(
	props: ControlProps & {
		/** The errors of its sides. */
		innerErrors: Readonly<Record<string, readonly string[]>>;
		replacesPicture: boolean;
	},
) {
	const { id, value, onChange, innerErrors, attributes, replacesPicture } = props;
	const { kind, file, url, stagedReplacement, replace } = useCropPicture(props);
	const crop = (value ?? { left: 0, top: 0, width: 100, height: 100 }) as CropValue;
	return (
		<ControlGroup id={id}>
			<CropArea
				url={url}
				crop={{
					unit: "%",
					x: Number(crop.left),
					y: Number(crop.top),
					width: Number(crop.width),
					height: Number(crop.height),
				}}
				onChange={() => {}}
				onComplete={(_pixels, percent) => {
					if (percent.width > 0 && percent.height > 0) {
						onChange(roundCrop(percent));
					}
				}}
			/>
			<CropNumbers crop={crop} attributes={attributes} errors={innerErrors} onChange={onChange} />
			{replacesPicture && (
				<PictureDrop
					label={`Replace ${file}`}
					target={{ kind, replaces: file }}
					isInForm={({ upload }) => upload?.file === stagedReplacement?.file}
					onUploaded={({ upload }) => replace(upload)}
				/>
			)}
		</ControlGroup>
	);
}

/** Rounds what was drawn to tenths, without leaving the picture. */
function roundCrop({ x, y, width, height }: PercentCrop): CropValue {
	const [left, top] = [roundToTenth(x), roundToTenth(y)];
	return {
		left,
		top,
		width: roundToTenth(Math.min(width, 100 - left)),
		height: roundToTenth(Math.min(height, 100 - top)),
	};
}

function roundToTenth(value: number): number {
	return Math.round(value * 10) / 10;
}
