import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Refusal } from "../shared/api/requests.ts";
import { maxFormBytes, maxUploadBytes } from "../shared/limits.ts";
import { WriteError, type WriteProblem } from "./content/files/writeFiles.ts";
import { HttpError } from "./http/httpError.ts";

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

/** Responds to a refused request with a sentence for the person at the desk. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
	const { failureMessages = createFailureMessages("written") } = request.routeOptions.config;
	const { statusCode, details, message } = toHttpError(error, failureMessages);
	return reply.code(statusCode).send({ ...details, message } satisfies Refusal);
}

function toHttpError(
	error: FastifyError | WriteError,
	failureMessages: FailureMessages,
): HttpError {
	if (error instanceof HttpError) {
		return error;
	}
	if (error instanceof WriteError) {
		const { problem, message } = error;
		return new HttpError(
			problem === "unwritable" ? 507 : 409,
			`${message} ${failureMessages[problem]}`,
		);
	}
	if (error instanceof z.ZodError) {
		return new HttpError(
			400,
			"The desk did not understand its page. Reload it; what you typed is kept.",
		);
	}
	if (error.statusCode === 413) {
		return new HttpError(
			413,
			`This is larger than the desk takes: ${maxUploadBytes / 1e6} MB for a picture, ${maxFormBytes / 1e6} MB for a text.`,
		);
	}
	const sentence = "stderr" in error ? String(error.stderr) : error.message;
	return new HttpError(error.statusCode ?? 500, sentence.trim() || "Something went wrong.");
}
