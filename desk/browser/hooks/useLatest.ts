import { useLayoutEffect, useRef } from "react";

/** Keeps a value of the latest render for what is called later: by a timer, or by a response of the server. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
	const latest = useRef(value);
	useLayoutEffect(() => {
		latest.current = value;
	});
	return latest;
}
