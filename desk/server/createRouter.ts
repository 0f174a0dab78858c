import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from "fastify";
import type { GetRequests, PostRequests } from "../shared/api/requests.ts";
import type { Workspace } from "./workspace/workspace.ts";

type Handler<Result> = (request: FastifyRequest) => Result | Promise<Result>;

/** Creates the functions that register a route: it responds as `shared/api/requests.ts` declares, under the name used there. */
export function createRouter(app: FastifyInstance, workspace: Workspace) {
	return {
		get<Name extends keyof GetRequests>(
			name: Name,
			handler: Handler<GetRequests[Name]["response"]>,
		): void {
			app.get(`/${name}`, handler);
		},
		post<Name extends keyof PostRequests>(
			name: Name,
			handler: Handler<PostRequests[Name]["response"]>,
			config: FastifyContextConfig = {},
		): void {
			app.post(`/${name}`, { config }, handler);
		},
		/** Registers a route that checks or changes the content: each sees what the one before has written. */
		postInTurn<Name extends keyof PostRequests>(
			name: Name,
			handler: Handler<PostRequests[Name]["response"]>,
			config: FastifyContextConfig = {},
		): void {
			app.post(`/${name}`, { config }, (request) =>
				workspace.runExclusive(async () => handler(request)),
			);
		},
	};
}
