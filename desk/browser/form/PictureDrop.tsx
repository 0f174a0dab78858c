import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import ReactCrop, { type PercentCrop } from "react-image-crop";
import type { StagedPicture } from "../../shared/api.ts";
import { formatMegabytes } from "../../shared/formatMegabytes.ts";
import { largePictureBytes, maxUploadBytes } from "../../shared/limits.ts";
import { getMessage, isUnreachable, postPicture } from "../request.ts";
import { useLatest } from "../useLatest.ts";
import { cropLabels } from "./cropLabels.ts";
import { useQuestion } from "./questions.ts";
import "./crop.css";
import "./PictureDrop.css";

/**
 * Uploads a picture that is dropped or chosen.
 * @param aspect width by height; if given, the part to keep is chosen first.
 */
export function PictureDrop({
	label,
	query,
	aspect,
	isInForm = () => true,
	onUploaded,
}: {
	label: string;
	query: Readonly<Record<string, string>>;
	aspect?: number;
	/** Whether the form still holds an uploaded picture: what was said about it goes with it. */
	isInForm?: (picture: StagedPicture) => boolean;
	onUploaded: (picture: StagedPicture) => void;
}) {
	const id = useId();
	const [message, setMessage] = useState("");
	const [uploaded, setUploaded] = useState<StagedPicture>();
	const [isDraggedOver, setDraggedOver] = useState(false);
	const [cropping, setCropping] = useState<{ file: File; crop?: PercentCrop }>();
	// Text typed during the upload is in the form of the latest render.
	const latestOnUploaded = useLatest(onUploaded);
	const [hasTriedToSave, setTriedToSave] = useState(false);
	const buttonRef = useRef<HTMLButtonElement>(null);
	useQuestion(cropping !== undefined, () => {
		setTriedToSave(true);
		buttonRef.current?.scrollIntoView({ block: "center" });
		buttonRef.current?.focus({ preventScroll: true });
	});
	const stopCropping = () => {
		setCropping(undefined);
		setTriedToSave(false);
	};

	const send = async (file: File, crop?: PercentCrop) => {
		setUploaded(undefined);
		setMessage(
			file.size > largePictureBytes
				? `${file.name} is ${formatMegabytes(file.size)}, more than a page needs. It is being made smaller…`
				: `Uploading ${file.name}…`,
		);
		const cropQuery = crop && {
			left: String(crop.x),
			top: String(crop.y),
			width: String(crop.width),
			height: String(crop.height),
		};
		try {
			const picture = await postPicture({ ...query, name: file.name, ...cropQuery }, file);
			setMessage(picture.message || `${picture.name} is in place.`);
			setUploaded(picture);
			stopCropping();
			latestOnUploaded.current(picture);
		} catch (error) {
			setMessage(
				isUnreachable(error)
					? `${file.name} is not taken yet. Try again once the desk runs.`
					: getMessage(error),
			);
		}
	};
	const acceptFile = (file: File | undefined) => {
		if (!file) {
			return;
		}
		setUploaded(undefined);
		if (file.size > maxUploadBytes) {
			setMessage(
				`${file.name} is ${formatMegabytes(file.size)}. The desk takes pictures of up to ${formatMegabytes(maxUploadBytes)}: export it smaller.`,
			);
		} else if (aspect && /^image\/(?:jpeg|png|webp|avif)$/.test(file.type)) {
			setMessage("");
			setCropping({ file });
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
		<div>
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
				<span className="drop-button">Choose a picture</span>
				{/* Its own words would be that no file is chosen: it is emptied once the desk has the file. */}
				<input
					id={id}
					className="visually-hidden"
					type="file"
					accept="image/*,.heic"
					onChange={({ target }) => {
						acceptFile(target.files?.[0]);
						target.value = "";
					}}
				/>
			</label>
			{cropping && (
				<div>
					<p>Choose the part to show.</p>
					<ReactCrop
						aspect={aspect}
						keepSelection
						ariaLabels={cropLabels}
						crop={cropping.crop}
						onChange={(_pixels, crop) => setCropping({ ...cropping, crop })}
					>
						<FileImage
							file={cropping.file}
							onLoad={(width, height) => {
								setCropping({ ...cropping, crop: findLargestCrop(width, height, aspect ?? 1) });
								buttonRef.current?.scrollIntoView({ block: "nearest" });
							}}
							onError={() => {
								stopCropping();
								setMessage(
									`${cropping.file.name} is not a picture. Take a JPEG, PNG, WebP or SVG.`,
								);
							}}
						/>
					</ReactCrop>
					<div className="actions">
						<button
							ref={buttonRef}
							type="button"
							className="primary"
							onClick={() => void send(cropping.file, cropping.crop)}
						>
							Use this part
						</button>
						<button
							type="button"
							onClick={() => {
								stopCropping();
								setMessage(`${cropping.file.name} is left out.`);
							}}
						>
							Leave it out
						</button>
					</div>
					<p role="alert" className="error-messages">
						{hasTriedToSave &&
							"You chose a photograph. Press “Use this part” first, or “Leave it out”."}
					</p>
				</div>
			)}
			<p className="facts" role="status">
				{(!uploaded || isInForm(uploaded)) && message}
			</p>
		</div>
	);
}

/** A picture of this machine. */
function FileImage({
	file,
	onLoad,
	onError,
}: {
	file: File;
	onLoad: (width: number, height: number) => void;
	/** Called where the file is no picture, whatever its name says. */
	onError: () => void;
}) {
	const [source, setSource] = useState<string>();
	useEffect(() => {
		const url = URL.createObjectURL(file);
		setSource(url);
		return () => URL.revokeObjectURL(url);
	}, [file]);
	return (
		<img
			src={source}
			alt=""
			onLoad={({ currentTarget }) =>
				onLoad(currentTarget.naturalWidth, currentTarget.naturalHeight)
			}
			onError={onError}
		/>
	);
}

/** Finds the largest part with an aspect ratio, centred. */
function findLargestCrop(imageWidth: number, imageHeight: number, aspect: number): PercentCrop {
	const isWide = imageWidth / imageHeight > aspect;
	const width = isWide ? ((imageHeight * aspect) / imageWidth) * 100 : 100;
	const height = isWide ? 100 : (imageWidth / aspect / imageHeight) * 100;
	return { unit: "%", x: (100 - width) / 2, y: (100 - height) / 2, width, height };
}
