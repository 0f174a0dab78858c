import ReactCrop, { type ReactCropProps } from "react-image-crop";
import { cropLabels } from "./cropLabels.ts";
import "./reactCrop.css";
import styles from "./CropArea.module.css";

/** A picture on which its crop is drawn. */
export function CropArea(props: ReactCropProps) {
	return <ReactCrop {...props} className={styles.area} keepSelection ariaLabels={cropLabels} />;
}
