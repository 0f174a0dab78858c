import { createContext } from "react";
import { createContext as createLoaderContext } from "react-router";
import type { Site } from "./site.server.ts";

/** Provides the site to loaders: a build sets it once, development for each request. */
export const siteContext = createLoaderContext<Site>();

/** URLs of the scripts that browsers load. */
export interface Scripts {
	/** The module that hydrates a page's islands. */
	readonly entry: string;
	/** The modules of the islands, by their names. */
	readonly islands: Readonly<Record<string, string>>;
	/** The reload runtime, in development only. */
	readonly runtime?: string;
}

/** The scripts for documents to load. Development serves scripts one by one, and sets none. */
export const scriptsContext = createLoaderContext<Scripts | null>(null);

/** Passes the URLs from the server's entry to the components of the document. */
export const DocumentScripts = createContext<Scripts | undefined>(undefined);
