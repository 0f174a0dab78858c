import type { ReactEventHandler } from "react";
import ReactCrop, { type ReactCropProps } from "react-image-crop";
import "./reactCrop.css";
import styles from "./CropArea.module.css";

/** Accessible names of the handles of a crop. */
const cropLabels = {
	cropArea: "Part of the picture: move it with the arrow keys",
	nwDragHandle: "Top left corner",
	nDragHandle: "Top edge",
	neDragHandle: "Top right corner",
	eDragHandle: "Right edge",
	seDragHandle: "Bottom right corner",
	sDragHandle: "Bottom edge",
	swDragHandle: "Bottom left corner",
	wDragHandle: "Left edge",
};

/** A picture on which its crop is drawn. */
export function CropArea({
	url,
	onLoad,
	onError,
	...props
}: ReactCropProps & {
	url: string | undefined;
	onLoad?: ReactEventHandler<HTMLImageElement>;
	/** Called where the file is no picture, whatever its name says. */
	onError?: () => void;
}) {
	return (
		<ReactCrop {...props} keepSelection ariaLabels={cropLabels}>
			<img className={styles.picture} src={url} alt="" onLoad={onLoad} onError={onError} />
		</ReactCrop>
	);
}
