import { type ReactNode, useCallback, useState } from "react";

/**
 * Gives screen readers status messages: returns a function that announces one, and the content of the element of
 * role `status`. A repeated message is announced again.
 */
export function useStatus(): { announce: (text: string) => void; status: ReactNode } {
	// The count makes the element a new one each time.
	const [message, setMessage] = useState({ text: "", count: 0 });
	const announce = useCallback(
		(text: string) => setMessage(({ count }) => ({ text, count: count + 1 })),
		[],
	);
	return {
		announce,
		status: message.text ? <span key={message.count}>{message.text}</span> : null,
	};
}
