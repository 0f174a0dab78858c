import { useEffect, useRef } from "react";

/**
 * Returns a function that does something only while the component is shown: what follows from a response of the server
 * must not take back somebody who has left it meanwhile.
 */
export function useWhileShown(): (act: () => void) => void {
	const isShownRef = useRef(false);
	useEffect(() => {
		isShownRef.current = true;
		return () => {
			isShownRef.current = false;
		};
	}, []);
	return (act) => {
		if (isShownRef.current) {
			act();
		}
	};
}
