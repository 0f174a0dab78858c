import { once } from "node:events";
import { createServer } from "node:net";
import { describe, expect, test } from "vitest";
import { findFreePort } from "../tests/freePort.ts";
import { explainPortError, readPort, requireFreePort } from "./ports.ts";
import { UserError } from "./userError.ts";

test.each([undefined, "127.0.0.1"])("a port taken at %s is not free", async (host) => {
	const port = await findFreePort();
	const blocker = createServer().listen({ port, host });
	await once(blocker, "listening");
	await expect(requireFreePort(port, "npm start")).rejects.toThrow(UserError);
	await expect(requireFreePort(port, "npm start")).rejects.toThrow(
		`Port ${port} is taken. Stop the program that has it, or choose another: PORT=`,
	);
	await new Promise((resolve) => blocker.close(resolve));
	await expect(requireFreePort(port, "npm start")).resolves.toBeUndefined();
});

test("a port that is taken after it was found free is told without a stack", async () => {
	const port = await findFreePort();
	const blocker = createServer().listen(port);
	await once(blocker, "listening");
	const late = createServer().listen(port);
	const [error] = await once(late, "error");
	expect(explainPortError(error, "npm run edit")).toEqual(
		new UserError(
			`Port ${port} is taken. Stop the program that has it, or choose another: PORT=${port + 10} npm run edit`,
		),
	);
	blocker.close();
	const other = new Error("Something else.");
	expect(explainPortError(other, "npm run edit")).toBe(other);
});

describe("PORT", () => {
	test.each([
		[undefined, 3000],
		["1", 1],
		["8080", 8080],
		["65535", 65_535],
	])("%j is %i", (value, port) => {
		expect(readPort(value)).toBe(port);
	});

	test.each(["", "0", "65536", "99999", "-1", "3e3", "0x10", " 80", "80 ", "80.0", "port", "٣٠"])(
		"%j is refused",
		(value) => {
			expect(() => readPort(value)).toThrow(/^PORT must be a number from 1 to 65535, not "[^\n]*$/);
		},
	);

	test("leaves room for every port that the program takes", () => {
		expect(readPort("65534", 2)).toBe(65_534);
		expect(() => readPort("65535", 3)).toThrow(
			"PORT must be a number from 1 to 65533 (3 ports in a row are taken, from this one up), not",
		);
	});
});
