import { useEffect } from "react";

/** Pause before the URL changes, in ms. Safari allows 100 changes in 10 s. */
const debounce = 250;

/**
 * Puts a URL into the address bar once it stops changing. @param url undefined to leave the address bar alone
 */
export function useDebouncedUrl(url: string | undefined): void {
	useEffect(() => {
		const timer = setTimeout(() => url && history.replaceState(history.state, "", url), debounce);
		return () => clearTimeout(timer);
	}, [url]);
}
