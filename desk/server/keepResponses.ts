import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { requestIdHeader } from "../shared/api/requests.ts";
import { Refusal } from "./refusals/refusal.ts";

/** A response as it was sent. */
interface SentResponse {
	statusCode: number;
	payload: unknown;
}

const responseQuery = z.object({ id: z.string() });

/**
 * Keeps the responses to requests with an id as long as the desk runs, for a page that has lost one: the route responds
 * the same once more, as soon as it is known.
 */
export function keepResponses(app: FastifyInstance, url: string): void {
	const responses = new Map<unknown, PromiseWithResolvers<SentResponse>>();
	// Only once all of the request is there: one that breaks off has no response.
	app.addHook("preHandler", async ({ headers: { [requestIdHeader]: id } }) => {
		if (id) {
			responses.set(id, Promise.withResolvers());
		}
	});
	app.addHook("onSend", async ({ headers }, { statusCode }, payload) => {
		responses.get(headers[requestIdHeader])?.resolve({ statusCode, payload });
	});
	app.get(url, async (request, reply) => {
		const response = responses.get(responseQuery.parse(request.query).id);
		if (!response) {
			throw new Refusal(
				"missing",
				"The desk does not know whether this was done. What is below is as things are now.",
			);
		}
		const { statusCode, payload } = await response.promise;
		return reply.code(statusCode).type("application/json; charset=utf-8").send(payload);
	});
}
