import { type DragEvent, useEffect, useId, useState } from "react";
import type { StagedPicture, UploadTarget } from "../../../shared/api/forms.ts";
import { getControlAttributes } from "../../components/controlAttributes.ts";
import { ErrorMessages } from "../../components/ErrorMessages.tsx";
import { StatusHint } from "../../components/Hint.tsx";
import { useUnfinishedWork } from "../../state/unfinishedWork.ts";
import { useQuestion } from "../questions.ts";
import { PhotoCrop } from "./PhotoCrop.tsx";
import styles from "./PictureDrop.module.css";
import { usePictureUpload } from "./usePictureUpload.ts";

/**
 * Uploads a picture that is dropped or chosen. The form around it is not saved before it is in place.
 * @param aspect width by height; if given, a crop is chosen first.
 */
export function PictureDrop({
	label,
	target,
	aspect,
	isInForm = () => true,
	error,
	onChosen,
	onFailed,
	onUploaded,
}: {
	label: string;
	target: UploadTarget;
	aspect?: number;
	/** Whether the form still holds an uploaded picture: the message about it goes with it. */
	isInForm?: (picture: StagedPicture) => boolean;
	/** What is wrong while there is none. */
	error?: string;
	/** Called with each picture that is dropped or chosen, before it is in place. */
	onChosen?: () => void;
	/** Called where one of them is refused or was not uploaded. */
	onFailed?: () => void;
	onUploaded: (picture: StagedPicture) => void;
}) {
	const { message, uploaded, photo, isUploading, awaitedName, accept, upload, leaveOut } =
		usePictureUpload(target, aspect !== undefined, onUploaded, onFailed);
	const id = useId();
	/** Saves the form, which waits for the picture. */
	const [saveAgain, setSaveAgain] = useState<() => void>();
	useQuestion(isUploading, (save) => {
		setSaveAgain(() => save);
		const input = document.getElementById(id);
		input?.parentElement?.scrollIntoView({ block: "center" });
		input?.focus({ preventScroll: true });
	});
	// Runs once the picture is in the form, and its question is none any more.
	useEffect(() => {
		if (saveAgain && !isUploading) {
			setSaveAgain(undefined);
			if (uploaded) {
				saveAgain();
			}
		}
	}, [saveAgain, isUploading, uploaded]);
	useUnfinishedWork(awaitedName && `${awaitedName} is not ready yet.`);
	const waitingError = saveAgain ? savedOnceInPlace : error && notInPlace;
	return (
		<div>
			<DropArea
				id={id}
				label={label}
				error={isUploading ? waitingError : error}
				onFile={(file) => {
					onChosen?.();
					accept(file);
				}}
			/>
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
			<StatusHint>{(!uploaded || isInForm(uploaded)) && message}</StatusHint>
		</div>
	);
}

const notInPlace = "It is not ready yet. Press again once it is.";
const savedOnceInPlace = "It is not ready yet. The form is saved once it is.";

/** Where a file is dropped, with a button that chooses one. */
function DropArea({
	id,
	label,
	error,
	onFile,
}: {
	id: string;
	label: string;
	error: string | undefined;
	onFile: (file: File) => void;
}) {
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
