import { inspect } from "node:util";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { getValue } from "../../content-model/index.ts";
import type { RefusalResponse } from "../shared/api/requests.ts";
import { serverErrorMessage } from "../shared/getMessage.ts";
import { maxFormBytes, maxUploadBytes } from "../shared/limits.ts";
import { SkippedError, WriteError, type WriteProblem } from "./content/files/writeFiles.ts";
import { LostFileError } from "./git/git.ts";
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
			message: `This is larger than the desk takes: ${maxUploadBytes / 1e6} MB for a picture, ${maxFormBytes / 1e6} MB for a text.`,
		};
	}
	if (error instanceof SkippedError || error instanceof LostFileError) {
		return { statusCode: 500, message: error.message };
	}
	if ((error.statusCode ?? 500) < 500) {
		return { statusCode: error.statusCode ?? 500, message: error.message };
	}
	return describeFailure(error);
}

/** The last error that was printed. */
let printed = "";

/** Describes an error that nobody has foreseen by what a person can do about it. Its own text is for the terminal. */
function describeFailure(error: Error): RefusalResponse & { statusCode: number } {
	// A page asks for the status every few seconds: what is wrong for longer is printed once.
	if (inspect(error) !== printed) {
		console.error(error);
		printed = inspect(error);
	}
	const [code, path] = ["code", "path"].map((name) => getValue(error, [name]));
	switch (code) {
		case "ENOSPC":
		case "EDQUOT":
			return {
				statusCode: 507,
				message:
					"The disk is full. What is saved and what you typed are kept. Make room, then try again.",
			};
		case "EACCES":
		case "EPERM":
		case "EROFS":
			return {
				statusCode: 507,
				message: `The desk may not use ${path ?? "one of its files"}. What is saved and what you typed are kept. Give yourself the right to read and to change it, then try again.`,
			};
		default:
			return { statusCode: 500, message: serverErrorMessage };
	}
}
