import { createHash } from "node:crypto";
import type { Server } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { close, listen } from "../../../deploy/local/http-server.ts";
import { type StubKey, stubAddress, stubPaths } from "../../../deploy/stubs/addresses.ts";
import { createStubServer } from "../../../deploy/preview/stubs.ts";
import { ask } from "./fixture.ts";

const siteOrigin = "http://localhost:3000";
let server: Server;
let port: number;
beforeAll(async () => {
	server = createStubServer({ siteOrigin });
	port = await listen(server, 0, "the test");
});
afterAll(() => close(server, 50));

const keys: StubKey[] = [
	...(Object.keys(stubPaths) as (keyof typeof stubPaths)[]),
	"eventPages/an-ai-policy-people-can-follow",
];

describe("addresses", () => {
	test("lie under the origin given", () => {
		expect(keys.map((key) => stubAddress(key, "http://localhost:3001"))).toEqual([
			"http://localhost:3001/demo-platform",
			"http://localhost:3001/articles-site",
			"http://localhost:3001/events-page",
			"http://localhost:3001/contact-form",
			"http://localhost:3001/partner-form",
			"http://localhost:3001/research-report",
			"http://localhost:3001/event-pages/an-ai-policy-people-can-follow",
		]);
	});

	test.each(["unknown", "constructor", "eventPages/", "eventPages"])("of %s: none", (key) => {
		expect(() => stubAddress(key as StubKey, siteOrigin)).toThrow(RangeError);
	});

	test("cannot be led off the origin by a slug", () => {
		expect(stubAddress("eventPages/../../x?y", siteOrigin)).toBe(
			`${siteOrigin}/event-pages/..%2F..%2Fx%3Fy`,
		);
	});
});

describe("pages", () => {
	test.each(keys)("of %s: labelled, in Australian English, with a way back", async (key) => {
		const { pathname } = new URL(stubAddress(key, siteOrigin));
		const { status, headers, body } = await ask(port, pathname);
		const html = body.toString();
		expect(status).toBe(200);
		expect(headers["content-type"]).toBe("text/html; charset=utf-8");
		expect(html).toContain('<html lang="en-AU">');
		expect(html).toMatch(/<title>Stand-in for [^<]+<\/title>/);
		expect(html.match(/<h1>/g)).toHaveLength(1);
		expect(html).toMatch(/Stand-in for (?:the|an) [a-z ]+\. This is not the real service\./);
		expect(html).toContain(`href="${siteOrigin}/"`);
	});

	test("have a style that their policy allows", async () => {
		const { headers, body } = await ask(port, "/demo-platform");
		const style = /<style>(.*)<\/style>/s.exec(body.toString())?.[1] ?? "";
		const hash = createHash("sha256").update(style).digest("base64");
		expect(headers["content-security-policy"]).toContain(`style-src 'sha256-${hash}'`);
	});

	test("the form sends nothing and goes nowhere", async () => {
		const { headers, body } = await ask(port, stubPaths.contactForm);
		const html = body.toString();
		expect(html).toContain('<form method="dialog">');
		expect(html).toContain("<button disabled");
		expect(html).not.toContain("action=");
		expect(headers["content-security-policy"]).toContain("form-action 'none'");
	});

	test("the form alone may be framed, and by the site alone", async () => {
		for (const path of Object.values(stubPaths)) {
			const { headers } = await ask(port, path);
			const isForm = path === stubPaths.contactForm;
			expect(headers["content-security-policy"]).toMatch(
				isForm ? /frame-ancestors http:\/\/localhost:3000$/ : /frame-ancestors 'none'$/,
			);
			expect(headers["cross-origin-resource-policy"]).toBe(isForm ? "cross-origin" : "same-origin");
		}
	});

	test.each([
		"/",
		"/unknown",
		"/contact-form/",
		"/event-pages/",
		"/event-pages/<b>x</b>",
		"/event-pages/a/b",
		"//evil.example/",
		"/%zz",
		"/constructor",
	])("%s is not found and not repeated", async (path) => {
		const { status, body } = await ask(port, path);
		expect(status).toBe(404);
		expect(body.toString()).toContain("There is no stub at this address.");
		expect(body.toString()).not.toMatch(/evil|<b>|unknown|constructor/);
	});

	test("answer HEAD without a body, other methods not at all, and a query like none", async () => {
		const head = await ask(port, "/demo-platform", { method: "HEAD" });
		expect([head.status, head.body.length]).toEqual([200, 0]);
		const post = await ask(port, "/contact-form", { method: "POST", body: Buffer.from("a=b") });
		expect([post.status, post.headers.allow]).toEqual([405, "GET, HEAD"]);
		expect((await ask(port, "/demo-platform?x=y")).status).toBe(200);
	});
});
