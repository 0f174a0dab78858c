import { type RefObject, useEffect, useEffectEvent } from "react";
import type { DeskMessage, PageMessage } from "../../pageScript/messages.ts";

/**
 * Exchanges messages with the page in a frame.
 * @param origin of the page, empty while it is not known: messages of any other are ignored.
 * @returns a function that sends the page a message.
 */
export function useFrameMessages(
	frameRef: RefObject<HTMLIFrameElement | null>,
	origin: string,
	onMessage: (message: PageMessage) => void,
): (message: DeskMessage) => void {
	const receive = useEffectEvent((event: MessageEvent<PageMessage>) => {
		if (event.origin === origin && event.source === frameRef.current?.contentWindow) {
			onMessage(event.data);
		}
	});
	useEffect(() => {
		const handle = (event: MessageEvent<PageMessage>) => receive(event);
		window.addEventListener("message", handle);
		return () => window.removeEventListener("message", handle);
	}, []);
	return (message) => frameRef.current?.contentWindow?.postMessage(message, origin);
}
