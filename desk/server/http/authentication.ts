import { randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Admits only the desk's own page, in a browser that has opened the printed address. */
export function createAuthentication(port: number) {
	const host = `localhost:${port}`;
	const origin = `http://${host}`;
	const token = randomBytes(24).toString("base64url");
	const cookieName = `desk-${port}`;
	return {
		address: `${origin}/?key=${token}`,

		/** Rejects other requests before anything else, and before they count towards the rate limit. */
		async authenticate(request: FastifyRequest, reply: FastifyReply) {
			const { host: requestedHost, origin: requestOrigin } = request.headers;
			const isOwnPage =
				requestOrigin === undefined ? request.method === "GET" : requestOrigin === origin;
			if (requestedHost !== host || !isOwnPage) {
				return reply.code(403).send({ message: "The desk answers its own page only." });
			}
			const hasToken = isSameSecret(request.cookies[cookieName] ?? "", token);
			if (!hasToken && !(request.method === "GET" && isSameSecret(request.url, `/?key=${token}`))) {
				const message = "Open the desk by the address that “npm run edit” printed in the terminal.";
				// Somebody who has kept an earlier address opens a page, and every other request is a script's.
				return /^\/(?:\?|$)/.test(request.url)
					? reply.code(401).type("text/html; charset=utf-8").send(formatPage(message))
					: reply.code(401).send({ message });
			}
		},

		/** Sets the cookie, and removes the key from the URL. */
		setCookie(reply: FastifyReply) {
			reply.setCookie(cookieName, token, { httpOnly: true, sameSite: "strict", path: "/" });
			return reply.redirect("/");
		},
	};
}

function formatPage(message: string): string {
	return `<!doctype html><html lang="en-AU"><title>The desk</title><p>${message}</p></html>`;
}

function isSameSecret(one: string, other: string): boolean {
	const [a, b] = [Buffer.from(one), Buffer.from(other)];
	return a.length === b.length && timingSafeEqual(a, b);
}
