import { expect, test } from "vitest";
import { createReminder } from "./securityReminder.ts";

test.each([
	["2026-11-22", "expired on 2026-11-22. Set securityExpires in content/site.yaml", true],
	["2026-11-24", "is valid for 1 more day, until 2026-11-24.", false],
	["2027-01-22", "is valid for 60 more days", false],
	["2027-11-25", "claims to be valid until 2027-11-25.", false],
])("a build warns of a security.txt that ends on %s", (expires, words, hasExpired) => {
	expect(createReminder(expires, new Date("2026-11-23T00:00:00Z"))).toEqual({
		text: expect.stringContaining(words),
		hasExpired,
	});
});

test.each(["2027-01-23", "2027-11-23"])("it is silent while it counts until %s", (expires) => {
	expect(createReminder(expires, new Date("2026-11-23T00:00:00Z"))).toBeUndefined();
});
