import type { Plugin } from "vite";

/** The document's module, and those that app/routes.ts names. The framework adds a query to some. */
const routeModule = /\/app\/(?:root|pages\/[^/]+\/route)\.tsx(?:\?.*)?$/;

/**
 * Leaves the modules of routes empty for browsers, which get whole documents and load none of them. Otherwise
 * islands would be split by what they share with routes.
 */
export function emptyRoutes(): Plugin {
	return {
		name: "empty-routes",
		apply: "build",
		enforce: "post",
		applyToEnvironment: ({ name }) => name === "client",
		transform(_code, id) {
			return routeModule.test(id) ? { code: "export {};", map: null } : null;
		},
	};
}
