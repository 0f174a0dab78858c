import { type ReactNode, useCallback, useState } from "react";

/**
 * What a part of the page says of what it did: a function that says it, and what to put into the element
 * of role `status`. The same message said again is announced again.
 */
export function useStatus(): { announce: (text: string) => void; status: ReactNode } {
	// Counted, so that the element is a new one each time.
	const [said, setSaid] = useState({ text: "", count: 0 });
	const announce = useCallback(
		(text: string) => setSaid(({ count }) => ({ text, count: count + 1 })),
		[],
	);
	return { announce, status: said.text ? <span key={said.count}>{said.text}</span> : null };
}
