import fastify from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import { WriteError } from "./content/files/writeFiles.ts";
import { createFailureMessages, handleError } from "./handleError.ts";
import { DeskError } from "./refusals/deskError.ts";
import { Refusal } from "./refusals/refusal.ts";

test("whoever asked for files that could not be written reads what has not happened", async () => {
	const app = fastify();
	app.setErrorHandler(handleError);
	app.get("/order", { config: { failureMessages: createFailureMessages("moved") } }, () => {
		throw new WriteError("unwritable", "The disk is full.");
	});
	app.get("/discard", { config: { failureMessages: createFailureMessages("discarded") } }, () => {
		throw new WriteError("changed", "content/site.yaml has changed since.");
	});
	const order = await app.inject("/order");
	expect(order.statusCode).toBe(507);
	expect(order.json()).toEqual({ message: "The disk is full. Nothing was moved." });
	const discard = await app.inject("/discard");
	expect(discard.statusCode).toBe(409);
	expect(discard.json()).toEqual({
		message:
			"content/site.yaml has changed since. Nothing was discarded: look at it, then try again.",
	});
});

test("whoever is refused reads why, with what the page can do about it", async () => {
	const app = fastify();
	app.setErrorHandler(handleError);
	app.get("/remove", () => {
		throw new Refusal("invalid", "It cannot be removed yet.", { needsRedirect: true });
	});
	app.get("/entry", () => {
		throw new Refusal("missing", "It is not there any more.");
	});
	const remove = await app.inject("/remove");
	expect(remove.statusCode).toBe(422);
	expect(remove.json()).toEqual({ message: "It cannot be removed yet.", needsRedirect: true });
	const entry = await app.inject("/entry");
	expect(entry.statusCode).toBe(404);
	expect(entry.json()).toEqual({ message: "It is not there any more." });
});

test.each([
	[500, "Something went wrong in the desk", { stderr: "fatal: index file corrupt" }],
	[500, "Something went wrong in the desk", { code: "ENOENT", path: "/site/x" }],
	[507, "The disk is full", { code: "ENOSPC" }],
	[507, "The desk may not use /site/x", { code: "EACCES", path: "/site/x" }],
])(
	"an error that nobody has foreseen is told in plain words: %i, %s",
	async (status, words, values) => {
		const print = vi.spyOn(console, "error").mockImplementation(() => {});
		onTestFinished(() => print.mockRestore());
		const error = Object.assign(new Error("EFAIL: the raw text"), values);
		const { statusCode, message } = await askToFail(error);
		expect(statusCode).toBe(status);
		expect(message).toMatch(new RegExp(`^${words}.* What is saved and what you typed are kept`));
		expect(message).not.toMatch(/raw|fatal|ENOENT/);
		expect(print).toHaveBeenCalledWith(error);
	},
);

test("an error that comes again is printed once", async () => {
	const print = vi.spyOn(console, "error").mockImplementation(() => {});
	onTestFinished(() => print.mockRestore());
	const error = new Error("Each time the page asks.");
	await askToFail(error);
	await askToFail(error);
	expect(print.mock.calls).toEqual([[error]]);
});

test("an error whose words are for the person is told in these, and not printed", async () => {
	const print = vi.spyOn(console, "error").mockImplementation(() => {});
	onTestFinished(() => print.mockRestore());
	const sentence = "content/site.yaml was changed meanwhile, and stays so.";
	expect(await askToFail(new DeskError(sentence))).toEqual({ statusCode: 500, message: sentence });
	expect(print).not.toHaveBeenCalled();
});

/** Asks for a route that throws. @returns what its page reads */
async function askToFail(error: Error) {
	const app = fastify();
	app.setErrorHandler(handleError);
	app.get("/", () => {
		throw error;
	});
	const { statusCode, json } = await app.inject("/");
	return { statusCode, message: json().message };
}
