import { listenForTerms } from "./listenForTerms.ts";

// Apart from the calculator: where one of the two fails, the other works. What `import.meta.env.SSR` left out of the
// server's bundle would be without its stylesheet.
if (typeof document !== "undefined") {
	queueMicrotask(listenForTerms);
}

/** The script of the agreement: its calculator, and the popups of its defined terms. */
export { FeeExample as default } from "./FeeExample.tsx";
