import { type RefObject, useImperativeHandle } from "react";
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
	/** The origin of the site's development server. */
	origin: string;
	/** Whether a click on the page opens what it shows. */
	isEditing: boolean;
	/** Holds the commands by which the rest of the desk leads the preview. */
	commandsRef: RefObject<PreviewCommands | null>;
}) {
	const frame = useSiteFrame(origin);
	const commands = usePreviewPage({ origin, frame, isEditing, listeners });
	useImperativeHandle(commandsRef, () => commands);
	return (
		<div className="preview" data-loading={frame.isLoading || undefined}>
			<iframe ref={frame.frameRef} title="The page as it will be" src={frame.url} />
			{frame.isLoading && (
				<p className="loading" role="status">
					{frame.problem || "The page is being made…"}
				</p>
			)}
		</div>
	);
}
