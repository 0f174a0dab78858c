import { useEffect, useRef } from "react";

/**
 * Returns a function that does something only while the component is shown: what follows from an answer of the server
 * must not take back somebody who has left it meanwhile.
 */
export function useWhileShown(): (act: () => void) => void {
	const isShown = useRef(false);
	useEffect(() => {
		isShown.current = true;
		return () => {
			isShown.current = false;
		};
	}, []);
	return (act) => {
		if (isShown.current) {
			act();
		}
	};
}
