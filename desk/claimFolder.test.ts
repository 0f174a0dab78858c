import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claimFolder } from "./claimFolder.ts";

let root: string;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "claim-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const first = "http://localhost:4000";
const second = "http://localhost:5000";

test("a second desk in one folder is refused, and told where the first is, until that has ended", async () => {
	const claim = await claimFolder(root, first);
	await expect(claimFolder(root, second)).rejects.toThrow(`is running already, at ${first}.`);
	claim.close();
	await once(claim, "close");
	(await claimFolder(root, second)).close();
});

test("a desk starts where another program has the port that an earlier desk has noted", async () => {
	const claim = await claimFolder(root, first);
	const address = claim.address();
	claim.close();
	await once(claim, "close");
	const other = createServer((socket) => socket.end("HTTP/1.1 400 Bad Request"));
	other.listen(address && typeof address === "object" ? address.port : 0, "127.0.0.1");
	await once(other, "listening");
	(await claimFolder(root, second)).close();
	other.close();
});

test("of two desks that start at once in one folder, one is refused, also where an earlier one has ended", async () => {
	for (const _start of ["first", "later"]) {
		const claims = await Promise.allSettled([claimFolder(root, first), claimFolder(root, second)]);
		expect(claims.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
		for (const claim of claims) {
			if (claim.status === "fulfilled") {
				claim.value.close();
				await once(claim.value, "close");
			}
		}
	}
});
