import type { FieldProps } from "@rjsf/utils";
import { useState } from "react";
import ReactCrop, { type PercentCrop } from "react-image-crop";
import { getValue, isRecord } from "../../../content-model/browser.ts";
import type { PendingUpload } from "../../shared/api/forms.ts";
import { uploadsField } from "../../shared/fieldNames.ts";
import { getScreenshotFile } from "../../shared/screenshotFile.ts";
import { ControlGroup } from "./ControlGroup.tsx";
import type { DeskFormContext } from "./context.ts";
import { cropLabels } from "./cropLabels.ts";
import { ErrorMessages } from "./ErrorMessages.tsx";
import { PictureDrop } from "./PictureDrop.tsx";
import "./crop.css";
import "./CropField.css";

const sides = ["left", "top", "width", "height"] as const;

/** The part of a picture to show, in per cent. A side that was cleared is empty. */
type Crop = Record<(typeof sides)[number], number | "">;

/** The part of a picture that is shown, drawn on it or typed. */
export function CropField(props: FieldProps) {
	const {
		fieldPathId,
		formData,
		onChange,
		registry,
		uiSchema,
		errorSchema,
		rawErrors = [],
	} = props;
	const { replacesPicture } = (uiSchema?.["ui:options"] ?? {}) as { replacesPicture?: boolean };
	const { kind, data, change } = registry.formContext as DeskFormContext;
	const crop = (formData ?? { left: 0, top: 0, width: 100, height: 100 }) as Crop;
	const item = getValue(data, fieldPathId.path.slice(0, -1)) as { id?: string } | undefined;
	const file = getScreenshotFile(item?.id);
	const uploads = isRecord(data[uploadsField]) ? data[uploadsField] : {};
	const pendingUpload = uploads[file] as PendingUpload | undefined;
	const upload = pendingUpload?.file;
	// A saved upload replaces the picture under the same URL, and the browser would show the old one from its cache.
	const [lastUpload, setLastUpload] = useState(upload);
	if (upload !== undefined && upload !== lastUpload) {
		setLastUpload(upload);
	}
	const source = new URLSearchParams({
		kind,
		name: file,
		...(upload ? { upload } : {}),
		after: lastUpload ?? "",
	});
	const sendValue = (value: Crop) => onChange(value, fieldPathId.path, undefined, fieldPathId.$id);
	const selectPart = ({ x, y, width, height }: PercentCrop) => {
		if (width > 0 && height > 0) {
			const [left, top] = [roundToTenth(x), roundToTenth(y)];
			sendValue({
				left,
				top,
				width: roundToTenth(Math.min(width, 100 - left)),
				height: roundToTenth(Math.min(height, 100 - top)),
			});
		}
	};
	const messages = sides.flatMap((side) => errorSchema?.[side]?.__errors ?? []);
	return (
		<ControlGroup id={fieldPathId.$id}>
			<ReactCrop
				crop={{
					unit: "%",
					x: Number(crop.left),
					y: Number(crop.top),
					width: Number(crop.width),
					height: Number(crop.height),
				}}
				keepSelection
				ariaLabels={cropLabels}
				onChange={() => {}}
				onComplete={(_pixels, percent) => selectPart(percent)}
			>
				<img src={`/api/picture?${source}`} alt="" />
			</ReactCrop>
			<div className="numbers">
				{sides.map((side) => (
					<label key={side}>
						{side} %
						<input
							className="input"
							type="number"
							min={0}
							max={100}
							step={0.1}
							value={crop[side]}
							aria-invalid={rawErrors.length > 0 || undefined}
							onChange={({ target: { valueAsNumber: percent } }) =>
								sendValue({ ...crop, [side]: Number.isNaN(percent) ? "" : percent })
							}
						/>
					</label>
				))}
			</div>
			<ErrorMessages id={`${fieldPathId.$id}.sides`} messages={messages} />
			{replacesPicture && (
				<PictureDrop
					label={`Replace ${file}`}
					query={{ kind, replaces: file }}
					isInForm={({ upload: staged }) => staged?.file === pendingUpload?.file}
					onUploaded={({ upload: replacement }) =>
						change({
							...data,
							[uploadsField]: { ...uploads, [file]: supersede(pendingUpload, replacement) },
						})
					}
				/>
			)}
		</ControlGroup>
	);
}

/** Notes with an upload which ones it takes the place of. */
function supersede(
	before: PendingUpload | undefined,
	upload: PendingUpload | undefined,
): PendingUpload | undefined {
	return before && upload
		? { ...upload, superseded: [...(before.superseded ?? []), before.file] }
		: upload;
}

function roundToTenth(value: number): number {
	return Math.round(value * 10) / 10;
}
