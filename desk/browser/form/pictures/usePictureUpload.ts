import { useEffect, useRef, useState } from "react";
import type { PercentCrop } from "react-image-crop";
import type { StagedPicture, UploadTarget } from "../../../shared/api/forms.ts";
import { formatFileSize } from "../../../shared/formatNumber.ts";
import { getMessage } from "../../../shared/getMessage.ts";
import { largePictureBytes, maxUploadBytes } from "../../../shared/limits.ts";
import { useLatest } from "../../hooks/useLatest.ts";
import { isUnreachable, postPicture } from "../../request.ts";

/** Formats of pictures that can be cropped. */
const photoType = /^image\/(?:jpeg|png|webp|avif)$/;

/**
 * Uploads pictures to the desk, where they are staged.
 * @param target what they are for.
 * @param isCropped whether a photo is cropped before its upload.
 * @param onFailed called where a picture is refused or was not uploaded.
 */
export function usePictureUpload(
	target: UploadTarget,
	isCropped: boolean,
	onUploaded: (picture: StagedPicture) => void,
	onFailed?: () => void,
) {
	const [message, setMessage] = useState("");
	const [uploaded, setUploaded] = useState<StagedPicture>();
	/** The photo that is being cropped. */
	const [photo, setPhoto] = useState<File>();
	// Text typed during the upload is in the form of the latest render.
	const latest = useLatest({ onUploaded, onFailed });
	/** What is being uploaded. */
	const [uploading, setUploading] = useState<File>();
	const uploadRef = useRef(new AbortController());
	useEffect(() => () => uploadRef.current.abort(), []);
	/** Drops the upload that is under way: the picture that is chosen last counts. @returns the signal of the next */
	const cancelUpload = () => {
		uploadRef.current.abort();
		uploadRef.current = new AbortController();
		setUploading(undefined);
		return uploadRef.current.signal;
	};

	const upload = async (file: File, crop?: PercentCrop) => {
		const signal = cancelUpload();
		setUploading(file);
		setUploaded(undefined);
		setMessage(
			file.size > largePictureBytes
				? `${file.name} is ${formatFileSize(file.size)}, more than a page needs. It is being made smaller…`
				: `Uploading ${file.name}…`,
		);
		try {
			const picture = await postPicture(
				{ ...target, name: file.name, ...(crop && toSides(crop)) },
				file,
				signal,
			);
			signal.throwIfAborted();
			setMessage(picture.message || `${picture.name} is ready.`);
			setUploaded(picture);
			setPhoto(undefined);
			latest.current.onUploaded(picture);
		} catch (error) {
			if (signal.aborted) {
				return;
			}
			setMessage(
				isUnreachable(error) ? `${file.name} was not uploaded. Try again.` : getMessage(error),
			);
			latest.current.onFailed?.();
		}
		setUploading(undefined);
	};
	const accept = (file: File) => {
		cancelUpload();
		setUploaded(undefined);
		if (file.size > maxUploadBytes) {
			setMessage(
				`${file.name} is ${formatFileSize(file.size)}. The desk takes pictures of up to ${formatFileSize(maxUploadBytes)}: export it smaller.`,
			);
			onFailed?.();
		} else if (isCropped && photoType.test(file.type)) {
			setMessage("");
			setPhoto(file);
		} else {
			void upload(file);
		}
	};
	return {
		message,
		/** The picture that was uploaded last. */
		uploaded,
		photo,
		isUploading: uploading !== undefined,
		/** The name of the file that was chosen and is not in place yet. */
		awaitedName: (photo ?? uploading)?.name,
		/** Takes a file that was dropped or chosen. */
		accept,
		upload,
		/** Leaves the photo out. @param reason in a sentence */
		leaveOut: (reason: string) => {
			cancelUpload();
			setPhoto(undefined);
			setMessage(reason);
		},
	};
}

function toSides({ x, y, width, height }: PercentCrop) {
	return { left: x, top: y, width, height };
}
