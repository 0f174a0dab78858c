import { type RefObject, useEffect, useEffectEvent } from "react";
import type { PageMessage } from "../../pageScript/messages.ts";

/**
 * Receives the messages of the page in a frame.
 * @param origin of the page, empty while it is not known: messages of any other are ignored.
 */
export function useFrameMessages(
	frameRef: RefObject<HTMLIFrameElement | null>,
	origin: string,
	onMessage: (message: PageMessage) => void,
): void {
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
}
