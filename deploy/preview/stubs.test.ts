import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDestinationsSchema } from "../../content-model/schemas/destinations.ts";
import { fetchPath, listen } from "../../tests/fixtures/servedSite.ts";
import { createStubServer } from "./stubs.ts";

const siteOrigin = "http://localhost:3000";
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
	app = createStubServer({ siteOrigin });
	port = await listen(app);
});
afterAll(() => app.close());

const paths = Object.keys(createDestinationsSchema().shape).map((key) =>
	key === "eventPages" ? `/${key}/an-ai-policy-people-can-follow` : `/${key}`,
);

test.each(paths)("%s is labelled, in Australian English, with a way back", async (path) => {
	const { status, headers, body } = await fetchPath(port, path);
	const html = body.toString();
	expect(status).toBe(200);
	expect(headers["content-type"]).toBe("text/html; charset=utf-8");
	expect(html).toContain('<html lang="en-AU">');
	expect(html).toMatch(/<title>Stand-in for [^<]+<\/title>/);
	expect(html.match(/<h1>/g)).toHaveLength(1);
	expect(html).toMatch(/Stand-in for (?:the|an) [a-z ]+\. This is not the real service\./);
	expect(html).toContain(`href="${siteOrigin}/"`);
});

test("a page has a style that its policy allows", async () => {
	const { headers, body } = await fetchPath(port, "/demoPlatform");
	const style = /<style>(.*)<\/style>/s.exec(body.toString())?.[1] ?? "";
	const hash = createHash("sha256").update(style).digest("base64");
	expect(headers["content-security-policy"]).toContain(`style-src 'sha256-${hash}'`);
});

test("the form sends nothing and goes nowhere", async () => {
	const { headers, body } = await fetchPath(port, "/contactForm");
	const html = body.toString();
	expect(html).toContain('<form method="dialog">');
	expect(html).toContain('<button type="button"');
	expect(html).not.toContain("action=");
	expect(headers["content-security-policy"]).toContain("form-action 'none'");
});

test.each(paths)("%s may be framed if it is the form, and by the site alone", async (path) => {
	const { headers } = await fetchPath(port, path);
	const isForm = path === "/contactForm";
	expect(headers["content-security-policy"]).toMatch(
		isForm ? /frame-ancestors http:\/\/localhost:3000$/ : /frame-ancestors 'none'$/,
	);
	expect(headers["cross-origin-resource-policy"]).toBe(isForm ? "cross-origin" : "same-origin");
});

test.each([
	"/",
	"/unknown",
	"/contactForm/",
	"/eventPages/a/b",
	"/<b>x</b>",
	"//evil.example/",
	"/constructor",
])("%s is not found and not repeated", async (path) => {
	const { status, body } = await fetchPath(port, path);
	expect(status).toBe(404);
	expect(body.toString()).toContain("There is no stub at this address.");
	expect(body.toString()).not.toMatch(/evil|<b>|unknown|constructor/);
});
