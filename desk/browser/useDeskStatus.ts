import { useEffect, useEffectEvent, useRef, useState } from "react";
import { post, RequestError, unreachableEvent, unreachableMessage } from "./request.ts";

/** Interval at which the desk is asked whether it still runs, in milliseconds. */
const interval = 5_000;

/**
 * Asks the desk from time to time whether it runs, and whether the content is another one.
 * @param onChanged called when a file was changed, by whomever.
 * @returns instructions once the desk has ended or has been restarted; empty while it runs.
 */
export function useDeskStatus(onChanged: () => void): string {
	const [message, setMessage] = useState("");
	const lastContent = useRef("");
	const followContent = useEffectEvent((content: string) => {
		if (lastContent.current !== "" && lastContent.current !== content) {
			onChanged();
		}
		lastContent.current = content;
	});
	useEffect(() => {
		const checkStatus = async () => {
			try {
				followContent((await post<{ content: string }>("status")).content);
				setMessage("");
			} catch (error) {
				const { status } = error instanceof RequestError ? error : { status: 500 };
				if (status === 401) {
					setMessage(
						"The desk has been restarted. Close this tab, and open the address that “npm run edit” printed. What you typed is kept in this browser.",
					);
				}
			}
		};
		const tellUnreachable = () => setMessage(unreachableMessage);
		window.addEventListener(unreachableEvent, tellUnreachable);
		void checkStatus();
		const timer = setInterval(() => void checkStatus(), interval);
		return () => {
			clearInterval(timer);
			window.removeEventListener(unreachableEvent, tellUnreachable);
		};
	}, []);
	return message;
}
