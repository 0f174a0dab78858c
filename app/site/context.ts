import { createContext } from "react-router";
import type { Site } from "./site.server.ts";

/** Hands the site on to every loader: a build sets it once, development for each request. */
export const siteContext = createContext<Site>();
