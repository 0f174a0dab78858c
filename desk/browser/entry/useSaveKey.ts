import { useEffect, useEffectEvent } from "react";

/** Saves with Ctrl+S, on a Mac ⌘S, in place of the browser's own saving of the page. */
export function useSaveKey(save: () => void): void {
	const press = useEffectEvent((event: KeyboardEvent) => {
		if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s") {
			event.preventDefault();
			save();
		}
	});
	useEffect(() => {
		const handle = (event: KeyboardEvent) => press(event);
		window.addEventListener("keydown", handle);
		return () => window.removeEventListener("keydown", handle);
	}, []);
}
