import { useEffect, useState } from "react";

/** Returns a function that does something once what has changed beside it is rendered. */
export function useAfterRender(): (act: () => void) => void {
	const [{ act }, setNext] = useState<{ act?: () => void }>({});
	useEffect(() => act?.(), [act]);
	return (next) => setNext({ act: next });
}
