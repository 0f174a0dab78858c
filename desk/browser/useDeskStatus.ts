import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { UnshownEdit } from "../shared/api/preview.ts";
import { useWindowFocus } from "./hooks/useWindowFocus.ts";
import { post, RequestError, unreachableEvent, unreachableMessage } from "./request.ts";
import { listEditsOfOtherTabs } from "./state/unsavedEdits.ts";

/** Interval at which the desk is asked whether it still runs, in milliseconds. */
const interval = 5_000;

/** Whether the desk runs, and what its preview leaves out. */
interface DeskStatus {
	/** Instructions once the desk has ended or has been restarted; empty while it runs. */
	message: string;
	/** What is typed in forms and cannot be shown in the preview. */
	unshown: readonly UnshownEdit[];
	/** The titles of what is typed in other tabs, which it shows too. */
	typedElsewhere: readonly string[];
	/** Asks now. */
	checkStatus: () => Promise<void>;
}

/**
 * Asks the desk from time to time, and when somebody comes back to the window, whether it runs and whether the content
 * has changed.
 * @param onChanged called when a file has changed, in the desk or without it.
 */
export function useDeskStatus(onChanged: () => void): DeskStatus {
	const [message, setMessage] = useState("");
	const [unshown, setUnshown] = useState<readonly UnshownEdit[]>([]);
	const [typedElsewhere, setTypedElsewhere] = useState<readonly string[]>([]);
	const lastContent = useRef("");
	const followContent = useEffectEvent((nextContent: string) => {
		if (lastContent.current !== "" && lastContent.current !== nextContent) {
			onChanged();
		}
		lastContent.current = nextContent;
	});
	const [content, setContent] = useState("");
	useEffect(() => followContent(content), [content]);
	const checkStatus = useCallback(async () => {
		try {
			const status = await post("status", {});
			setContent(status.content);
			setUnshown(status.unshown);
			setTypedElsewhere((await listEditsOfOtherTabs()).map(({ title }) => title));
			setMessage("");
		} catch (error) {
			if (error instanceof RequestError && error.status === 401) {
				setMessage(
					"The desk has been restarted. Close this tab, and open the address that “npm run edit” printed. What you typed is kept in this browser.",
				);
			}
		}
	}, []);
	useEffect(() => {
		const tellUnreachable = () => setMessage(unreachableMessage);
		window.addEventListener(unreachableEvent, tellUnreachable);
		void checkStatus();
		const timer = setInterval(() => void checkStatus(), interval);
		return () => {
			clearInterval(timer);
			window.removeEventListener(unreachableEvent, tellUnreachable);
		};
	}, [checkStatus]);
	useWindowFocus(() => void checkStatus());
	return { message, unshown, typedElsewhere, checkStatus };
}
