import { type ComponentProps, useEffect } from "react";
import { listenForTerms } from "./definitionPopup.ts";
import { FeeExample } from "./FeeExample.tsx";

/** The script of the agreement: its calculator, and the popups of its defined terms. */
export default function AgreementIsland(props: ComponentProps<typeof FeeExample>) {
	useEffect(listenForTerms, []);
	return <FeeExample {...props} />;
}
