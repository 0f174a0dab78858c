import { useEffect, useRef, useState } from "react";
import type { PercentCrop } from "react-image-crop";
import { Actions } from "../../components/Actions.tsx";
import { ErrorText } from "../../components/ErrorText.tsx";
import { PrimaryButton } from "../../components/PrimaryButton.tsx";
import { useQuestion } from "../questions.ts";
import { CropArea } from "./CropArea.tsx";

/** Asks for the crop of a photo. The form around it is not saved before that is answered. */
export function PhotoCrop({
	photo,
	aspect,
	isUploading,
	onCropped,
	onLeftOut,
}: {
	photo: File;
	/** Width by height of the crop. */
	aspect: number;
	isUploading: boolean;
	onCropped: (crop: PercentCrop | undefined) => void;
	/** @param reason why the photo is not taken, in a sentence */
	onLeftOut: (reason: string) => void;
}) {
	const url = useObjectUrl(photo);
	const [crop, setCrop] = useState<PercentCrop>();
	const [hasTriedToSave, setTriedToSave] = useState(false);
	const buttonRef = useRef<HTMLButtonElement>(null);
	useQuestion(!isUploading, () => {
		setTriedToSave(true);
		buttonRef.current?.scrollIntoView({ block: "center" });
		buttonRef.current?.focus({ preventScroll: true });
	});
	return (
		<div>
			<p>Choose the part to show.</p>
			<CropArea
				url={url}
				aspect={aspect}
				crop={crop}
				onChange={(_pixels, percent) => setCrop(percent)}
				onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
					setCrop(findLargestCrop(naturalWidth, naturalHeight, aspect));
					buttonRef.current?.scrollIntoView({ block: "nearest" });
				}}
				onError={() => onLeftOut(`${photo.name} is not a picture. Use a JPEG, PNG, WebP or SVG.`)}
			/>
			<Actions>
				<PrimaryButton ref={buttonRef} disabled={isUploading} onClick={() => onCropped(crop)}>
					Use this part
				</PrimaryButton>
				<button type="button" onClick={() => onLeftOut(`${photo.name} is left out.`)}>
					Leave it out
				</button>
			</Actions>
			<ErrorText isAnnounced>
				{hasTriedToSave &&
					!isUploading &&
					"You chose a photograph. Press “Use this part” first, or “Leave it out”."}
			</ErrorText>
		</div>
	);
}

/** Creates a URL for a picture of this machine, which is not uploaded. */
function useObjectUrl(file: File): string | undefined {
	const [url, setUrl] = useState<string>();
	useEffect(() => {
		const objectUrl = URL.createObjectURL(file);
		setUrl(objectUrl);
		return () => URL.revokeObjectURL(objectUrl);
	}, [file]);
	return url;
}

/** Finds the largest crop with an aspect ratio, centred. */
function findLargestCrop(imageWidth: number, imageHeight: number, aspect: number): PercentCrop {
	const isWide = imageWidth / imageHeight > aspect;
	const width = isWide ? ((imageHeight * aspect) / imageWidth) * 100 : 100;
	const height = isWide ? 100 : (imageWidth / aspect / imageHeight) * 100;
	return { unit: "%", x: (100 - width) / 2, y: (100 - height) / 2, width, height };
}
