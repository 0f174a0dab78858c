import fastify from "fastify";
import { expect, test } from "vitest";
import { WriteError } from "./content/files/writeFiles.ts";
import { createFailureMessages, handleError } from "./handleError.ts";
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
