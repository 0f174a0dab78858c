import { type DragEvent, useId, useState } from "react";
import ReactCrop, { type PercentCrop } from "react-image-crop";
import { getMessage, postPicture } from "../request.ts";
import { cropLabels } from "./cropLabels.ts";
import "./crop.css";
import "./PictureDrop.css";

/** The largest picture that is accepted, in bytes. The server checks it too. */
const maxBytes = 80_000_000;

/** The desk makes larger pictures smaller, which takes a moment. */
const largeBytes = 4_000_000;

interface StoredPicture {
	name: string;
	message: string;
}

/**
 * Uploads a picture that is dropped or chosen.
 * @param aspect width by height; if given, the part to keep is chosen first.
 */
export function PictureDrop({
	label,
	query,
	aspect,
	onUploaded,
}: {
	label: string;
	query: Readonly<Record<string, string>>;
	aspect?: number;
	onUploaded: (picture: StoredPicture) => void;
}) {
	const id = useId();
	const [message, setMessage] = useState("");
	const [isDraggedOver, setDraggedOver] = useState(false);
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
			const picture = await postPicture<StoredPicture>(
				{ ...query, name: file.name, ...crop },
				file,
			);
			setMessage(picture.message || `${picture.name} is in place.`);
			onUploaded(picture);
		} catch (error) {
			setMessage(getMessage(error));
		}
		setCropping(undefined);
	};
	const acceptFile = (file: File | undefined) => {
		if (!file) {
			return;
		}
		if (file.size > maxBytes) {
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
	const handleDrop = (event: DragEvent) => {
		event.preventDefault();
		setDraggedOver(false);
		acceptFile(event.dataTransfer.files[0]);
	};
	return (
		<div className="picture-drop">
			<label
				className="drop"
				htmlFor={id}
				data-over={isDraggedOver || undefined}
				onDragOver={(event) => {
					event.preventDefault();
					setDraggedOver(true);
				}}
				onDragLeave={() => setDraggedOver(false)}
				onDrop={handleDrop}
			>
				{label}: drop a picture here, or choose one
				<input
					id={id}
					type="file"
					accept="image/*,.heic"
					onChange={({ target }) => {
						acceptFile(target.files?.[0]);
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
									part: findLargestPart(naturalWidth, naturalHeight, aspect ?? 1),
								})
							}
						/>
					</ReactCrop>
					<button type="button" onClick={() => void send(cropping.file, cropping.part)}>
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

/** The largest part with an aspect ratio, centred. */
function findLargestPart(width: number, height: number, aspect: number): PercentCrop {
	const isWide = width / height > aspect;
	const across = isWide ? ((height * aspect) / width) * 100 : 100;
	const down = isWide ? 100 : (width / aspect / height) * 100;
	return { unit: "%", x: (100 - across) / 2, y: (100 - down) / 2, width: across, height: down };
}
