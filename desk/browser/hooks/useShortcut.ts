import { useEffect, useEffectEvent } from "react";

/** Does something on a key with Ctrl, on a Mac ⌘, in place of what the browser does. */
export function useShortcut(key: string, action: () => void): void {
	const press = useEffectEvent((event: KeyboardEvent) => {
		if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === key.toLowerCase()) {
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
