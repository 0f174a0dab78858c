import type { ReactNode } from "react";
import { useSlowPageUpdate } from "../state/pageUpdates.ts";
import styles from "./Preview.module.css";
import type { usePreview } from "./usePreview.ts";

/** The site itself, built from what is saved and what is typed. */
export function Preview({
	frame: { frameRef, url, isLoading, problem },
	children,
}: Pick<ReturnType<typeof usePreview>, "frame"> & {
	/** What is offered on top of the page. */
	children: ReactNode;
}) {
	const isSlow = useSlowPageUpdate();
	return (
		<div className={styles.preview} data-loading={isLoading || undefined}>
			<iframe ref={frameRef} title="The page as it will be" src={url} />
			<div className={styles.notes}>
				{children}
				<p className={styles.status} role="status">
					{isLoading ? problem || "The page is being made…" : isSlow && "Updating the page…"}
				</p>
			</div>
		</div>
	);
}
