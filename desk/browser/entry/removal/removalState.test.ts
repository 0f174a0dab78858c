import { expect, test } from "vitest";
import type { RemovalBlocker } from "../../../shared/api/removals.ts";
import { beginRemoval, type RemovalEvent, reduceRemoval } from "./removalState.ts";

const article: RemovalBlocker = {
	path: "content/articles/hello.md",
	fieldPath: ["author"],
	title: "Hello",
	message: "It is by Ada.",
	relation: "byline",
};
const link: RemovalBlocker = { ...article, message: "It links to Ada.", relation: "link" };
const mention: RemovalBlocker = { ...article, message: "It names Ada.", relation: "named" };
const refused = { type: "refused", message: "Nothing was removed." } as const;

/** The state of a removal after events, from its beginning. */
const reduceAll = (...events: RemovalEvent[]) =>
	events.reduce(reduceRemoval, beginRemoval({ redirect: "", successor: "" }, false));

test("a person decides once it is known what is in the way, or that it cannot be known", () => {
	expect(reduceAll().phase).toBe("looking");
	expect(reduceAll({ type: "blockers-found", blockers: [article] })).toMatchObject({
		phase: "deciding",
		blockers: [article],
	});
	expect(reduceAll({ type: "look-up-failed", message: "The desk is not running." })).toMatchObject({
		phase: "deciding",
		message: "The desk is not running.",
	});
});

test.each<RemovalEvent>([
	{ type: "blockers-found", blockers: [] },
	{ type: "look-up-failed", message: "The desk is not running." },
])("a removal under way cannot be asked for again when a look-up ends: $type", (lookUpEnded) => {
	const found = { type: "blockers-found", blockers: [] } as const;
	expect(reduceAll(found, { type: "removal-began" }, lookUpEnded).phase).toBe("removing");
});

test("what a choice resolves stays to be chosen where the server refuses for another reason", () => {
	const after = reduceAll(
		{ type: "blockers-found", blockers: [article, mention] },
		{ type: "chosen", choices: { redirect: "", successor: "eva" } },
		{ type: "removal-began" },
		{ ...refused, blockers: [link] },
	);
	expect(after).toMatchObject({
		phase: "deciding",
		choices: { successor: "eva" },
		blockers: [article, link],
		message: "It cannot be removed yet: something has been added above. Decide on it first.",
	});
});

test("what has to be changed elsewhere first is listed, and the message does not repeat it", () => {
	expect(reduceAll({ ...refused, blockers: [mention] })).toMatchObject({
		blockers: [mention],
		message: "",
	});
	expect(reduceAll(refused)).toMatchObject({ blockers: [], message: "Nothing was removed." });
});

test("a page that has been public needs a redirect from then on", () => {
	const after = reduceAll({ ...refused, needsRedirect: true }, { type: "removal-began" }, refused);
	expect(after).toMatchObject({ needsRedirect: true, message: refused.message });
});
