import type { FieldProps } from "@rjsf/utils";
import { useState } from "react";
import ReactCrop, { type PercentCrop } from "react-image-crop";
import { getValue } from "../../../content-model/browser.ts";
import type { DeskFormContext } from "./context.ts";
import { cropLabels } from "./cropLabels.ts";
import { PictureDrop } from "./PictureDrop.tsx";
import "./crop.css";
import "./CropField.css";

interface Part {
	left: number;
	top: number;
	width: number;
	height: number;
}

const sides = ["left", "top", "width", "height"] as const;

/** The part of a picture that is shown, drawn on it or typed. */
export function CropField({ fieldPathId, formData, onChange, registry, schema, name }: FieldProps) {
	const [version, setVersion] = useState(0);
	const { kind, data } = registry.formContext as DeskFormContext;
	const part = (formData ?? { left: 0, top: 0, width: 100, height: 100 }) as Part;
	const entry = getValue(data, fieldPathId.path.slice(0, -1)) as { id?: string } | undefined;
	const file = `${entry?.id}.png`;
	const sendValue = (value: Part) => onChange(value, fieldPathId.path, undefined, fieldPathId.$id);
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
	return (
		<fieldset
			className="plain"
			aria-labelledby={`${fieldPathId.$id}.label`}
			id={fieldPathId.$id}
			tabIndex={-1}
		>
			<ReactCrop
				crop={{ unit: "%", x: part.left, y: part.top, width: part.width, height: part.height }}
				keepSelection
				ariaLabels={cropLabels}
				onChange={() => {}}
				onComplete={(_pixels, percent) => selectPart(percent)}
			>
				<img
					src={`/api/picture?${new URLSearchParams({ kind, name: file, v: String(version) })}`}
					alt=""
				/>
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
							value={part[side]}
							onChange={({ target }) => sendValue({ ...part, [side]: target.valueAsNumber || 0 })}
						/>
					</label>
				))}
			</div>
			{name === "crop" && (
				<PictureDrop
					label={`Replace ${file}`}
					query={{ kind, replaces: file }}
					onUploaded={() => setVersion((before) => before + 1)}
				/>
			)}
			{schema.title && <span hidden>{schema.title}</span>}
		</fieldset>
	);
}

function roundToTenth(value: number): number {
	return Math.round(value * 10) / 10;
}
