import { type DragEvent, useId, useState } from "react";
import ReactCrop, { type PercentCrop } from "react-image-crop";
import { postPicture, wordsOf } from "../request.ts";
import { cropLabels } from "./cropLabels.ts";

/** The largest picture that is taken, in bytes; the server refuses others too. */
const mostBytes = 80_000_000;

/** The desk makes larger pictures smaller, which takes a moment. */
const largeBytes = 4_000_000;

interface Taken {
	name: string;
	message: string;
}

/**
 * Takes a picture that is dropped or chosen.
 * @param aspect width by height; where there is one, the part to keep is chosen first.
 */
export function PictureDrop({
	label,
	query,
	aspect,
	onTaken,
}: {
	label: string;
	query: Readonly<Record<string, string>>;
	aspect?: number;
	onTaken: (taken: Taken) => void;
}) {
	const id = useId();
	const [message, setMessage] = useState("");
	const [isOver, setOver] = useState(false);
	const [cropping, setCropping] = useState<{ file: File; source: string; part?: PercentCrop }>();

	const send = async (file: File, part?: PercentCrop) => {
		const size = Math.round(file.size / 1e6);
		setMessage(
			file.size > largeBytes
				? `${file.name} has ${size} MB, more than a page needs. It is being made smaller…`
				: `${file.name} is being taken in…`,
		);
		const crop = part && {
			left: String(part.x),
			top: String(part.y),
			width: String(part.width),
			height: String(part.height),
		};
		try {
			const taken = await postPicture<Taken>({ ...query, name: file.name, ...crop }, file);
			setMessage(taken.message || `${taken.name} is in place.`);
			onTaken(taken);
		} catch (error) {
			setMessage(wordsOf(error));
		}
		setCropping(undefined);
	};
	const take = (file: File | undefined) => {
		if (!file) {
			return;
		}
		if (file.size > mostBytes) {
			setMessage(
				`${file.name} has ${Math.round(file.size / 1e6)} MB. The desk takes pictures of up to 80 MB: export it smaller.`,
			);
		} else if (aspect && /^image\/(?:jpeg|png|webp|avif)$/.test(file.type)) {
			setMessage("");
			setCropping({ file, source: URL.createObjectURL(file) });
		} else {
			void send(file);
		}
	};
	const drop = (event: DragEvent) => {
		event.preventDefault();
		setOver(false);
		take(event.dataTransfer.files[0]);
	};
	return (
		<div className="picture-drop">
			<label
				className="drop"
				htmlFor={id}
				data-over={isOver || undefined}
				onDragOver={(event) => {
					event.preventDefault();
					setOver(true);
				}}
				onDragLeave={() => setOver(false)}
				onDrop={drop}
			>
				{label}: drop a picture here, or choose one
				<input
					id={id}
					type="file"
					accept="image/*,.heic"
					onChange={({ target }) => {
						take(target.files?.[0]);
						target.value = "";
					}}
				/>
			</label>
			{cropping && (
				<div className="cropping">
					<p>Choose the part to show.</p>
					<ReactCrop
						aspect={aspect}
						keepSelection
						ariaLabels={cropLabels}
						{...(cropping.part ? { crop: cropping.part } : {})}
						onChange={(_pixels, part) => setCropping({ ...cropping, part })}
					>
						<img
							src={cropping.source}
							alt=""
							onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
								setCropping({
									...cropping,
									part: largestPart(naturalWidth, naturalHeight, aspect ?? 1),
								})
							}
						/>
					</ReactCrop>
					<button
						type="button"
						className="quiet"
						onClick={() => void send(cropping.file, cropping.part)}
					>
						Use this part
					</button>
				</div>
			)}
			<p className="facts" role="status">
				{message}
			</p>
		</div>
	);
}

/** The largest part of a shape, in the middle. */
function largestPart(width: number, height: number, aspect: number): PercentCrop {
	const isWide = width / height > aspect;
	const across = isWide ? ((height * aspect) / width) * 100 : 100;
	const down = isWide ? 100 : (width / aspect / height) * 100;
	return { unit: "%", x: (100 - across) / 2, y: (100 - down) / 2, width: across, height: down };
}
