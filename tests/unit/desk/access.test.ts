import { readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { request as send } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { knownPerson } from "../../fixtures/knownContent.ts";
import { type ServedDesk, serveDesk } from "./serveDesk.ts";

// Who is answered, and which files the desk touches.

let desk: ServedDesk;
beforeEach(async () => {
	desk = await serveDesk();
});
afterEach(() => desk.stop());

test("only the page that the printed address has opened is answered", async () => {
	expect((await desk.ask("/")).body).toBe("the desk");
	expect((await desk.ask("/api/overview")).statusCode).toBe(200);
	for (const [headers, status] of [
		[{ origin: "https://evil.example" }, 403],
		// Another program of this machine, such as the preview of a page.
		[{ origin: "http://localhost:1" }, 403],
		[{ origin: "null" }, 403],
		[{ host: "evil.example" }, 403],
		[{ host: `evil.example:${desk.port}` }, 403],
		[{ cookie: "" }, 401],
		[{ cookie: `desk-${desk.port}=guessed` }, 401],
	] as const) {
		const headerText = JSON.stringify(headers);
		expect((await desk.ask("/api/overview", undefined, headers)).statusCode, headerText).toBe(
			status,
		);
		expect((await desk.ask("/api/save", {}, headers)).statusCode, headerText).toBe(status);
		expect((await desk.ask("/", undefined, headers)).body, headerText).not.toBe("the desk");
	}
	expect((await desk.ask("/api/save", {}, { origin: undefined })).statusCode).toBe(403);
	// An old bookmark.
	const refused = await desk.ask("/?key=guessed", undefined, { cookie: "" });
	expect(refused.statusCode).toBe(401);
	expect(refused.headers["content-type"]).toContain("text/html");
	expect(refused.body).toContain("<p>Open the desk by the address");
});

test("a browser takes the desk for no other page, and lets it load nothing from elsewhere", async () => {
	for (const url of ["/", "/api/overview", "/api/none", "/none"]) {
		for (const cookie of [desk.cookie, ""]) {
			const { headers } = await desk.ask(url, undefined, { cookie });
			expect(headers, url).toMatchObject({
				"cache-control": "no-store",
				"cross-origin-opener-policy": "same-origin",
				"cross-origin-resource-policy": "same-origin",
				"referrer-policy": "no-referrer",
				"x-content-type-options": "nosniff",
			});
			const policy = String(headers["content-security-policy"]).split("; ");
			expect(policy, url).toEqual([
				"default-src 'none'",
				"script-src 'self'",
				"style-src 'self'",
				"img-src 'self' blob: data:",
				"font-src 'self'",
				"connect-src 'self'",
				"frame-src http://localhost:1",
				"base-uri 'none'",
				"form-action 'none'",
				"frame-ancestors 'none'",
			]);
		}
	}
});

test("nothing is read or written outside the content", async () => {
	const outside = desk.file("outside.yaml");
	writeFileSync(outside, "secret: true\n");
	symlinkSync(desk.root, desk.file("content/linked"));
	symlinkSync(outside, desk.file("content/team/linked.yaml"));
	for (const path of [
		"outside.yaml",
		"content/../outside.yaml",
		"content/team/../../outside.yaml",
		"/etc/passwd.txt",
		"content/linked/outside.yaml",
		"content/team/linked.yaml",
		"content/.schemas/site.json",
		"content/team/x.js",
		"content\\..\\outside.yaml",
		"content/team/a\u0000.yaml",
		"content/.env",
	]) {
		const form = { path, kind: "person", version: "", tab: "a", data: { name: "Mine" } };
		const pieces = [{ path, version: "" }];
		const responses = {
			entry: await desk.get("entry", { path }),
			text: await desk.get("text", { path }),
			"removal-blockers": await desk.get("removal-blockers", { path }),
			save: await desk.post("save", form),
			check: await desk.post("check", form),
			"save a text": await desk.post("text", { path, version: "", text: "mine: true\n" }),
			move: await desk.post("move", { path }),
			remove: await desk.post("remove", { path, version: "", redirect: "" }),
			discard: await desk.post("discard", { pieces }),
			publish: await desk.post("publish", { pieces, message: "" }),
		};
		for (const [name, { statusCode, body }] of Object.entries(responses)) {
			expect([403, 404], `${name} ${path}: ${body}`).toContain(statusCode);
			expect(body, path).not.toContain("secret");
		}
	}
	const formSchema = await desk.get("form-schema", { path: "outside.yaml" });
	expect(formSchema.statusCode, formSchema.body).toBe(404);
	const picture = await desk.ask("/api/picture?kind=person&name=../../outside.yaml");
	expect(picture.statusCode).toBe(403);
	expect(readFileSync(outside, "utf8")).toBe("secret: true\n");
});

test("a symbolic link in the content is listed as never published, and blocks nothing", async () => {
	symlinkSync("/etc/hostname", desk.file("content/team/linked.yaml"));
	// A folder of the content that is elsewhere, and a circle.
	renameSync(desk.file("content/events"), desk.file("events"));
	symlinkSync(desk.file("events"), desk.file("content/events"));
	symlinkSync(desk.root, desk.file("content/linked"));
	desk.write(knownPerson, desk.read(knownPerson).replace(/^line: .*/m, "line: Looks after dates."));
	const review = (await desk.ask("/api/review")).json();
	expect(review.changes.map(({ path }: { path: string }) => path)).toEqual([knownPerson]);
	expect(review.unpublishable).toEqual(
		expect.arrayContaining(["content/events", "content/linked", "content/team/linked.yaml"]),
	);
	const overview = await desk.ask("/api/overview");
	expect(overview.statusCode, overview.body).toBe(200);
	const published = await desk.publish("A line");
	expect(published.statusCode, published.body).toBe(200);
});

test("requests from elsewhere do not count towards the limit, the desk's own page does", async () => {
	const requestStatuses = (count: number, cookie: string) =>
		Promise.all(
			Array.from({ length: count }, () => {
				const { promise, resolve } = Promise.withResolvers<number>();
				send({ port: desk.port, path: "/api/none", headers: { cookie } }, (response) => {
					response.resume().on("end", () => resolve(response.statusCode ?? 0));
				})
					.on("error", () => resolve(0))
					.end();
				return promise;
			}),
		);
	expect(new Set(await requestStatuses(400, "desk=none"))).toEqual(new Set([401]));
	expect((await desk.ask("/api/overview")).statusCode).toBe(200);
	// Two windows of the limit may share them: one then has more than it lets pass.
	const ownStatuses = await requestStatuses(700, desk.cookie);
	expect(ownStatuses).toContain(429);
	expect(ownStatuses).not.toContain(0);
});

test("a form of 50 MB is refused before it is read", async () => {
	const response = await desk.ask("/api/save", { path: "x".repeat(50_000_000) });
	expect(response.statusCode).toBe(413);
});
