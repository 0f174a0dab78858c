import { createServer } from "node:net";
import { expect, test } from "vitest";
import { requireFreePort } from "../../../deploy/preview/ports.ts";
import { UserError } from "../../../deploy/userError.ts";

test.each([undefined, "127.0.0.1"])("a port taken at %s is not free", async (host) => {
	const blocker = createServer();
	await new Promise<void>((resolve) => {
		blocker.listen({ port: 0, host }, () => resolve());
	});
	const address = blocker.address();
	const port = typeof address === "object" && address !== null ? address.port : 0;
	await expect(requireFreePort(port, "npm start")).rejects.toThrow(UserError);
	await expect(requireFreePort(port, "npm start")).rejects.toThrow(
		`Port ${port} is taken. Stop the program that has it, or choose another: PORT=`,
	);
	await new Promise((resolve) => blocker.close(resolve));
	await expect(requireFreePort(port, "npm start")).resolves.toBeUndefined();
});
