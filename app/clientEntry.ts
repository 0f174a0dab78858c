import { createContext } from "react";
import type { Scripts } from "./site/context.ts";

/** Addresses of the browser's scripts, known only to the server's entry. */
export interface ClientEntry extends Scripts {
	/** The reload runtime, in development only. */
	runtime?: string;
}

/** Carries the addresses from the server's entry to the document. */
export const ClientEntryContext = createContext<ClientEntry | undefined>(undefined);
