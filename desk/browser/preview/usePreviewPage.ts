import { useEffect, useState } from "react";
import { useLatest } from "../hooks/useLatest.ts";
import { beginPageUpdate } from "../state/pageUpdates.ts";
import { PageConnection } from "./PageConnection.ts";
import type { PreviewCommands, PreviewListeners } from "./previewCommands.ts";
import { useFrameMessages } from "./useFrameMessages.ts";
import type { useSiteFrame } from "./useSiteFrame.ts";

/**
 * Connects the desk with the page in the frame.
 * @param isEditing whether a click on the page opens what it shows.
 */
export function usePreviewPage({
	origin,
	frame: { frameRef, go, endLoading },
	isEditing,
	listeners,
}: {
	origin: string;
	frame: ReturnType<typeof useSiteFrame>;
	isEditing: boolean;
	listeners: PreviewListeners;
}): PreviewCommands {
	const postToFrame = useFrameMessages(frameRef, origin, (message) => page.receive(message));
	const context = useLatest({
		...listeners,
		postToFrame,
		go,
		endLoading,
		beginUpdate: beginPageUpdate,
	});
	const [page] = useState(() => new PageConnection(context));
	useEffect(() => page.setEditing(isEditing), [page, isEditing]);
	return {
		refresh: () => page.refresh(),
		go,
		collectKeys: () => page.collectKeys(),
		showField: (field) => page.showField(field),
		leaveField: (openPath) => page.leaveField(openPath),
	};
}
