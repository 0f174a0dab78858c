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
	["fatal: unable to access 'https://x/': Recv failure: Connection was reset", "be reached"],
	["fatal: unable to access 'https://x/': Empty reply from server", "be reached"],
	["fatal: unable to access 'https://x/': Failed connect to x:443; No error", "be reached"],
	["ssh: connect to host x port 22: No route to host", "be reached"],
	["ssh: connect to host x port 22: Network is down", "be reached"],
	["Connection closed by 192.0.2.1 port 22", "be reached"],
	["remote: Repository not found.", "no repository"],
	["fatal: repository 'https://x/' not found", "no repository"],
	["pre-push: line 1: npx: command not found", "Git says: pre-push"],
	["fatal: unable to access 'https://x/': The requested URL returned error: 404", "no repository"],
	["fatal: unable to access 'https://x/': The requested URL returned error: 503", "be reached"],
	["fatal: unable to access 'https://x/': SSL certificate problem", "SSL certificate problem"],
	["something else", "Git says: something else"],
])("Git's “%s” is told as “%s”", (printed, words) => {
	const remote = { name: "origin", url: "https://x", branch: "main" };
	expect(explainPushFailure(findPushFailure(printed), remote, printed)).toContain(words);
});
