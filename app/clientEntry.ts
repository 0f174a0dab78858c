import { createContext } from "react";

/** Addresses of the browser's scripts, known only to the server's entry. */
export interface ClientEntry {
	/** The module that takes over a page's islands. */
	module: string;
	/** The reload runtime, in development only. */
	runtime?: string;
}

/** Carries the addresses from the server's entry to the document. */
export const ClientEntryContext = createContext<ClientEntry | undefined>(undefined);
