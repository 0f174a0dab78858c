import { useEffect, useState } from "react";
import { useLatest } from "../hooks/useLatest.ts";
import { beginPageUpdate } from "../state/pageUpdates.ts";
import { PageConnection } from "./PageConnection.ts";
import { useFrameMessages } from "./useFrameMessages.ts";
import { useSiteFrame } from "./useSiteFrame.ts";

/**
 * Shows a page of the site in a frame, and connects the desk with it.
 * @param origin of the server of these pages; empty while it is not known
 */
export function usePreview(origin: string) {
	const { page, showPage, postToPage, endLoading, ...frame } = useSiteFrame(origin);
	const [isEditing, setEditing] = useState(true);
	const context = useLatest({ postToPage, showPage, endLoading, beginUpdate: beginPageUpdate });
	const [connection] = useState(() => new PageConnection(context));
	useFrameMessages(frame.frameRef, origin, (message) => connection.receive(message));
	useEffect(() => connection.setEditing(isEditing), [connection, isEditing]);
	return {
		/** What the frame is rendered from. */
		frame,
		/** The path of the page that is shown, or on its way. */
		page,
		showPage,
		/** Whether a click on the page opens what it shows. */
		isEditing,
		setEditing,
		/** The talk with the page. */
		connection,
	};
}
