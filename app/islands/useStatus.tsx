import { type ReactNode, useCallback, useState } from "react";

/**
 * What a part of the page says of what it did: a function that says it, and what to put into the element
 * of role `status`. The same message said again is announced again.
 */
export function useStatus(): { say: (text: string) => void; status: ReactNode } {
	// Counted, so that the element is a new one each time.
	const [said, setSaid] = useState({ text: "", times: 0 });
	const say = useCallback(
		(text: string) => setSaid(({ times }) => ({ text, times: times + 1 })),
		[],
	);
	return { say, status: said.text ? <span key={said.times}>{said.text}</span> : null };
}
