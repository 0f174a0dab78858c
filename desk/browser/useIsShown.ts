import { useEffect, useRef } from "react";

/** Tells whether a component is still shown, for an answer of the server that comes after somebody has left it. */
export function useIsShown(): { readonly current: boolean } {
	const isShown = useRef(false);
	useEffect(() => {
		isShown.current = true;
		return () => {
			isShown.current = false;
		};
	}, []);
	return isShown;
}
