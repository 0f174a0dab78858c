import { useCallback, useEffect, useEffectEvent, useRef } from "react";

/**
 * Keeps the pages in all tabs of the desk alike: each shows what is typed in any of them.
 * @param onUpdate called when the page of another tab has been updated.
 * @returns tells the other tabs that this one's has.
 */
export function useOtherTabs(onUpdate: () => void): () => void {
	const channelRef = useRef<BroadcastChannel>(undefined);
	const handleUpdate = useEffectEvent(onUpdate);
	useEffect(() => {
		const channel = new BroadcastChannel("desk-page-updates");
		channel.addEventListener("message", () => handleUpdate());
		channelRef.current = channel;
		return () => channel.close();
	}, []);
	return useCallback(() => channelRef.current?.postMessage(undefined), []);
}
