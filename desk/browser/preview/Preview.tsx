import { useSlowPageUpdate } from "../state/pageUpdates.ts";
import styles from "./Preview.module.css";
import type { usePreview } from "./usePreview.ts";

/** The site itself, built from what is saved and what is typed. */
export function Preview({
	frame: { frameRef, url, isLoading, problem },
}: Pick<ReturnType<typeof usePreview>, "frame">) {
	const isSlow = useSlowPageUpdate();
	return (
		<div className={styles.preview} data-loading={isLoading || undefined}>
			<iframe ref={frameRef} title="The page as it will be" src={url} />
			<p className={styles.status} role="status">
				{isLoading ? problem || "The page is being made…" : isSlow && "Updating the page…"}
			</p>
		</div>
	);
}
