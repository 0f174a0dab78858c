import type { ReactEventHandler } from "react";
import ReactCrop, { type ReactCropProps } from "react-image-crop";
import { cropLabels } from "./cropLabels.ts";
import "./reactCrop.css";
import styles from "./CropArea.module.css";

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
