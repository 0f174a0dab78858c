import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { RefusalResponse } from "../shared/api/requests.ts";
import { maxFormBytes, maxUploadBytes } from "../shared/limits.ts";
import { WriteError, type WriteProblem } from "./content/files/writeFiles.ts";
import { describeError, explainDiskError } from "./refusals/describeError.ts";
import { Refusal, type RefusalReason } from "./refusals/refusal.ts";

/** The messages of a route that could not write its files, by what was in the way. */
type FailureMessages = Readonly<Record<WriteProblem, string>>;

declare module "fastify" {
	interface FastifyContextConfig {
		failureMessages?: FailureMessages;
	}
}

/** Creates the sentences that say that nothing has happened. @param outcome what has not: `moved` */
export function createFailureMessages(outcome: string): FailureMessages {
	return {
		changed: `Nothing was ${outcome}: look at it, then try again.`,
		taken: `Nothing was ${outcome}.`,
		unwritable: `Nothing was ${outcome}.`,
	};
}

const statusCodes: Readonly<Record<RefusalReason, number>> = {
	outside: 403,
	missing: 404,
	changed: 409,
	blocked: 409,
	invalid: 422,
	unavailable: 503,
	unwritable: 507,
};

/** Responds to a refused request with a sentence for the person at the desk. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
	const { failureMessages = createFailureMessages("written") } = request.routeOptions.config;
	const { statusCode, ...response } = createResponse(error, failureMessages);
	return reply.code(statusCode).send(response satisfies RefusalResponse);
}

function createResponse(
	error: FastifyError | Refusal | WriteError,
	failureMessages: FailureMessages,
): RefusalResponse & { statusCode: number } {
	if (error instanceof Refusal) {
		const { reason, message, details } = error;
		return { ...details, statusCode: statusCodes[reason], message };
	}
	if (error instanceof WriteError) {
		const { problem, message } = error;
		const reason = problem === "unwritable" ? "unwritable" : "changed";
		return {
			statusCode: statusCodes[reason],
			message: `${message} ${failureMessages[problem]}`,
		};
	}
	if (error instanceof z.ZodError) {
		return {
			statusCode: 400,
			message: "The desk did not understand its page. Reload it; what you typed is kept.",
		};
	}
	if (error.statusCode === 413) {
		return {
			statusCode: 413,
			message: `This is larger than the desk accepts: ${maxUploadBytes / 1e6} MB for a picture, ${maxFormBytes / 1e6} MB for a text.`,
		};
	}
	const { statusCode = 500 } = error;
	if (statusCode < 500) {
		return { statusCode, message: error.message };
	}
	return { statusCode: explainDiskError(error) ? 507 : 500, message: describeError(error) };
}
