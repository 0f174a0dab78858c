import { type RefObject, useImperativeHandle } from "react";
import { useSlowPageUpdate } from "../state/pageUpdates.ts";
import type { PreviewCommands, PreviewListeners } from "./previewCommands.ts";
import { usePreviewPage } from "./usePreviewPage.ts";
import { useSiteFrame } from "./useSiteFrame.ts";
import "./Preview.css";

/** The site itself, built from what is saved and what is typed. */
export function Preview({
	origin,
	isEditing,
	commandsRef,
	...listeners
}: PreviewListeners & {
	/** Where the pages of the site are served. */
	origin: string;
	/** Whether a click on the page opens what it shows. */
	isEditing: boolean;
	/** Holds the commands by which the rest of the desk leads the preview. */
	commandsRef: RefObject<PreviewCommands | null>;
}) {
	const frame = useSiteFrame(origin);
	const commands = usePreviewPage({ origin, frame, isEditing, listeners });
	const isSlow = useSlowPageUpdate();
	useImperativeHandle(commandsRef, () => commands);
	return (
		<div className="preview" data-loading={frame.isLoading || undefined}>
			<iframe ref={frame.frameRef} title="The page as it will be" src={frame.url} />
			<p className="page-status" role="status">
				{frame.isLoading
					? frame.problem || "The page is being made…"
					: isSlow && "Updating the page…"}
			</p>
		</div>
	);
}
