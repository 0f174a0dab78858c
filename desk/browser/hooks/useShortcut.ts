import { useEffect, useEffectEvent } from "react";

/** Checks whether a key is pressed with Ctrl or ⌘, and without another such key: with one it means something else. */
export function isShortcut(
	event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">,
	key: string,
): boolean {
	const { ctrlKey, metaKey, shiftKey, altKey } = event;
	const isModified = (ctrlKey || metaKey) && !shiftKey && !altKey;
	return isModified && event.key.toLowerCase() === key.toLowerCase();
}

/** Does something on a key with Ctrl, on a Mac ⌘, in place of what the browser does. */
export function useShortcut(key: string, action: () => void): void {
	const press = useEffectEvent((event: KeyboardEvent) => {
		if (isShortcut(event, key)) {
			event.preventDefault();
			action();
		}
	});
	useEffect(() => {
		const handle = (event: KeyboardEvent) => press(event);
		window.addEventListener("keydown", handle);
		return () => window.removeEventListener("keydown", handle);
	}, []);
}
