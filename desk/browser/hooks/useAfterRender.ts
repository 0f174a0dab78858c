import { useEffect, useState } from "react";

/** Returns a function that runs another after the next render. */
export function useAfterRender(): (act: () => void) => void {
	const [{ act }, setNext] = useState<{ act?: () => void }>({});
	useEffect(() => act?.(), [act]);
	return (next) => setNext({ act: next });
}
