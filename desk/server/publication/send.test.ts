import { expect, test } from "vitest";
import { findPushFailure } from "../git/push.ts";
import { explainPushFailure } from "./send.ts";

test.each([
	[
		"remote: error: GH006: Protected branch update failed for refs/heads/main.",
		"refused the branch main",
	],
	["fatal: could not read Username for 'https://x': terminal prompts disabled", "sign-in"],
	["git@github.com: Permission denied (publickey).", "sign-in"],
	["fatal: unable to access 'https://x/': Could not resolve host: x", "cannot be reached"],
	["fatal: unable to access 'https://x/': The requested URL returned error: 404", "no repository"],
	["fatal: unable to access 'https://x/': The requested URL returned error: 503", "be reached"],
	["fatal: unable to access 'https://x/': SSL certificate problem", "SSL certificate problem"],
	["something else", "Git says: something else"],
])("Git's “%s” is told as “%s”", (printed, words) => {
	const remote = { name: "origin", url: "https://x", branch: "main" };
	expect(explainPushFailure(findPushFailure(printed), remote, printed)).toContain(words);
});
