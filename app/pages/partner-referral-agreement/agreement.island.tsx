import { listenForTerms } from "./definitions/definitionPopups.ts";
import { FeeExample } from "./FeeExample.tsx";

/** The script of the agreement: its calculator, which is the island, and the popups of its defined terms. */
export default FeeExample;

if (!import.meta.env.SSR) {
	listenForTerms();
}
