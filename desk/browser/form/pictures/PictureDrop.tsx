import { type DragEvent, useId, useState } from "react";
import type { StagedPicture, UploadTarget } from "../../../shared/api/forms.ts";
import { getControlAttributes } from "../../components/controlAttributes.ts";
import { ErrorMessages } from "../../components/ErrorMessages.tsx";
import { Hint } from "../../components/Hint.tsx";
import { PhotoCrop } from "./PhotoCrop.tsx";
import styles from "./PictureDrop.module.css";
import { usePictureUpload } from "./usePictureUpload.ts";

/**
 * Uploads a picture that is dropped or chosen.
 * @param aspect width by height; if given, a crop is chosen first.
 */
export function PictureDrop({
	label,
	target,
	aspect,
	isInForm = () => true,
	error,
	onUploaded,
}: {
	label: string;
	target: UploadTarget;
	aspect?: number;
	/** Whether the form still holds an uploaded picture: the message about it goes with it. */
	isInForm?: (picture: StagedPicture) => boolean;
	/** What is wrong while there is none. */
	error?: string;
	onUploaded: (picture: StagedPicture) => void;
}) {
	const { message, uploaded, photo, isUploading, accept, upload, leaveOut } = usePictureUpload(
		target,
		aspect !== undefined,
		onUploaded,
	);
	return (
		<div>
			{/* One that is on its way is not missing. */}
			<DropArea label={label} error={isUploading ? undefined : error} onFile={accept} />
			{photo && aspect && (
				<PhotoCrop
					key={`${photo.name} ${photo.lastModified}`}
					photo={photo}
					aspect={aspect}
					isUploading={isUploading}
					onCropped={(crop) => void upload(photo, crop)}
					onLeftOut={leaveOut}
				/>
			)}
			<Hint isStatus>{(!uploaded || isInForm(uploaded)) && message}</Hint>
		</div>
	);
}

/** Where a file is dropped, with a button that chooses one. */
function DropArea({
	label,
	error,
	onFile,
}: {
	label: string;
	error: string | undefined;
	onFile: (file: File) => void;
}) {
	const id = useId();
	const [isDraggedOver, setDraggedOver] = useState(false);
	const takeFirst = (files: FileList | null) => {
		const file = files?.[0];
		if (file) {
			onFile(file);
		}
	};
	const handleDrop = (event: DragEvent) => {
		event.preventDefault();
		setDraggedOver(false);
		takeFirst(event.dataTransfer.files);
	};
	return (
		<>
			<label
				className={styles.drop}
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
				<span className={styles.button}>Choose a picture</span>
				{/* Emptied after each choice: otherwise the same file could not be chosen a second time. */}
				<input
					{...getControlAttributes(id, { hasErrors: error !== undefined })}
					className="visually-hidden"
					type="file"
					accept="image/*,.heic"
					onChange={({ target }) => {
						takeFirst(target.files);
						target.value = "";
					}}
				/>
			</label>
			<ErrorMessages id={id} messages={error ? [error] : []} />
		</>
	);
}
