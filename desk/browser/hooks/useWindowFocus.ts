import { useEffect, useEffectEvent } from "react";

/** Does something each time a person comes back to the window: files may have changed meanwhile. */
export function useWindowFocus(action: () => void): void {
	const handleFocus = useEffectEvent(action);
	useEffect(() => {
		const handle = () => handleFocus();
		window.addEventListener("focus", handle);
		return () => window.removeEventListener("focus", handle);
	}, []);
}
