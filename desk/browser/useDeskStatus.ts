import { useCallback, useEffect, useRef, useState } from "react";
import type { UnshownEdit } from "../shared/api/preview.ts";
import { getMessage } from "../shared/getMessage.ts";
import { isSame } from "../shared/isSame.ts";
import { useLatest } from "./hooks/useLatest.ts";
import { useWindowFocus } from "./hooks/useWindowFocus.ts";
import { isRestarted, post, unreachableEvent } from "./request.ts";
import { readOpenTabs } from "./state/tab.ts";

/** Interval at which the desk is asked whether it still runs, in milliseconds. */
const interval = 5_000;

/** Whether the desk runs, and what its preview leaves out. */
interface DeskStatus {
	/** What is wrong: the desk or its preview has ended, or cannot look at the files; empty while all is well. */
	message: string;
	/** What is typed in forms and cannot be shown in the preview. */
	unshown: readonly UnshownEdit[];
	/** Asks now. */
	checkStatus: () => Promise<void>;
}

/**
 * Asks the desk from time to time, and when somebody comes back to the window, whether it runs and whether the content
 * has changed; and the browser, which tabs are open.
 * @param onChanged called when a file has changed, in the desk or without it.
 */
export function useDeskStatus(onChanged: () => void): DeskStatus {
	const [message, setMessage] = useState("");
	const [unshown, setUnshown] = useState<readonly UnshownEdit[]>([]);
	const latestOnChanged = useLatest(onChanged);
	const contentRef = useRef("");
	const isAskingRef = useRef(false);
	const checkStatus = useCallback(async () => {
		void readOpenTabs();
		isAskingRef.current = true;
		try {
			const status = await post("status", {});
			const isChanged = contentRef.current !== "" && contentRef.current !== status.content;
			contentRef.current = status.content;
			if (isChanged) {
				latestOnChanged.current();
			}
			// Nothing is rendered again where it is as before.
			setUnshown((before) => (isSame(before, status.unshown) ? before : status.unshown));
			setMessage(status.problem);
		} catch (error) {
			setMessage(
				isRestarted(error)
					? "The desk has been restarted. Close this tab, and open the address that “npm run edit” printed. What you typed is kept in this browser."
					: getMessage(error),
			);
		}
		isAskingRef.current = false;
	}, [latestOnChanged]);
	useEffect(() => {
		// One request may be lost while the desk runs. That of the status itself is answered for above.
		const askOnceMore = () => {
			if (!isAskingRef.current) {
				void checkStatus();
			}
		};
		window.addEventListener(unreachableEvent, askOnceMore);
		void checkStatus();
		const timer = setInterval(() => void checkStatus(), interval);
		return () => {
			clearInterval(timer);
			window.removeEventListener(unreachableEvent, askOnceMore);
		};
	}, [checkStatus]);
	useWindowFocus(() => void checkStatus());
	return { message, unshown, checkStatus };
}
