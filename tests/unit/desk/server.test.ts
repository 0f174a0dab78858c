import {
	appendFileSync,
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { request as send } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { writeChanges } from "../../../desk/server/contentFiles.ts";
import { git } from "../../../desk/server/differences.ts";
import { createDesk, type Desk } from "../../../desk/server/server.ts";
import { copyContent } from "../../desk/desk.ts";
import { freePort } from "../../freePort.ts";
import { ContentCopy } from "../content/contentCopy.ts";

let root: string;
let port: number;
let desk: Desk;
let cookie: string;

beforeAll(async () => {
	root = copyContent();
	new ContentCopy(root).shorten();
	git(root, "commit", "--quiet", "--all", "--message", "Shorter");
	port = await freePort();
	const client = join(root, "client");
	mkdirSync(client);
	writeFileSync(join(client, "index.html"), "the desk");
	desk = createDesk({ root, client, port, previewOrigin: "http://localhost:1", checks: [] });
	await desk.app.listen({ port, host: "localhost" });
	const opened = await desk.app.inject({
		url: desk.address,
		headers: { host: `localhost:${port}` },
	});
	cookie = String(opened.headers["set-cookie"]).replace(/;.*/, "");
});

afterAll(async () => {
	await desk.app.close();
	rmSync(root, { recursive: true, force: true });
});

/** Sends a request as the desk's own page would, unless the headers say otherwise. */
function ask(url: string, body?: object, headers: Record<string, string | undefined> = {}) {
	const own = { host: `localhost:${port}`, origin: `http://localhost:${port}`, cookie };
	const sent = Object.entries({ ...own, ...headers }).filter(([, value]) => value !== undefined);
	return desk.app.inject({
		method: body ? "POST" : "GET",
		url,
		headers: Object.fromEntries(sent),
		...(body ? { payload: body } : {}),
	});
}

const contents = "/api/v1/repos/site/content/contents";

function saveFile(path: string, text: string, operation = "create", sha?: string) {
	const content = Buffer.from(text).toString("base64");
	return ask(contents, { files: [{ operation, path, content, sha }] });
}

async function shaOf(path: string): Promise<string> {
	const answer = await ask("/api/v1/repos/site/content/file-contents", { files: [path] });
	return answer.json()[0].sha;
}

/** Publishes what stands there, as the page does that shows it. */
async function publish(message: string) {
	const { body } = await ask("/publish");
	const seen = /name="seen" value="(\w+)"/.exec(body)?.[1];
	return ask("/publish", { message, seen });
}

/** The file of somebody of the team. */
function person(): string {
	const files = new ContentCopy(root).files("team");
	return files.find((file) => file.endsWith(".yaml")) ?? expect.fail("There is nobody.");
}

function eventPages(): Record<string, string> {
	return parse(readFileSync(join(root, "content/destinations.yaml"), "utf8")).eventPages;
}

test("only the page that the printed address has opened is answered", async () => {
	const config = "/config.json";
	expect((await ask(config)).statusCode).toBe(200);
	for (const [headers, status] of [
		[{ origin: "https://evil.example" }, 403],
		[{ origin: "null" }, 403],
		[{ host: "evil.example" }, 403],
		[{ host: `evil.example:${port}` }, 403],
		[{ cookie: "" }, 401],
		[{ cookie: `desk-${port}=guessed` }, 401],
	] as const) {
		expect((await ask(config, undefined, headers)).statusCode, JSON.stringify(headers)).toBe(
			status,
		);
		expect((await ask(contents, {}, headers)).statusCode, JSON.stringify(headers)).toBe(status);
		const page = await ask("/publish", undefined, headers);
		expect(page.statusCode, JSON.stringify(headers)).toBe(status);
		expect(page.body, JSON.stringify(headers)).not.toContain("<h1>");
	}
	expect((await ask(contents, {}, { origin: undefined })).statusCode).toBe(403);
	expect((await ask("/?key=guessed", undefined, { cookie: "" })).statusCode).toBe(401);
});

test("nothing is read or written outside content/", async () => {
	const outside = join(root, "outside.yaml");
	writeFileSync(outside, "secret");
	symlinkSync(root, join(root, "content/linked"));
	symlinkSync(outside, join(root, "content/linked.yaml"));
	for (const path of [
		"outside.yaml",
		"content/../outside.yaml",
		"content/team/../../outside.yaml",
		"/etc/passwd.txt",
		"content/linked/outside.yaml",
		"content/linked.yaml",
		"content/.schemas/site.json",
		"content/team/x.js",
		"content\\..\\outside.yaml",
		"content/a\u0000.yaml",
	]) {
		expect((await saveFile(path, "mine")).statusCode, path).toBe(403);
		const files = await ask("/api/v1/repos/site/content/file-contents", { files: [path] });
		expect(files.statusCode, path).toBe(403);
		expect((await ask("/preview", { path, text: "mine" })).statusCode, path).toBe(403);
	}
	const raw = "/api/v1/repos/site/content/raw";
	expect((await ask(`${raw}/content/%2e%2e/outside.yaml`)).body).not.toContain("secret");
	expect((await ask(`${raw}/content/linked.yaml`)).statusCode).toBe(403);
	expect(readFileSync(outside, "utf8")).toBe("secret");
	rmSync(join(root, "content/linked"));
	rmSync(join(root, "content/linked.yaml"));
});

test("a file of 50 MB is refused before it is read", async () => {
	const answer = await saveFile("content/product/large.png", "x".repeat(50_000_000));
	expect(answer.statusCode).toBe(413);
	expect(existsSync(join(root, "content/product/large.png"))).toBe(false);
});

test("a file is sent once, as base64", async () => {
	const path = "content/site.yaml";
	const answer = await ask("/api/v1/repos/site/content/file-contents", { files: [path] });
	const [file] = answer.json();
	expect(Object.keys(file).toSorted()).toEqual(["content", "encoding", "path", "sha", "size"]);
	expect(Buffer.from(file.content, "base64")).toEqual(readFileSync(join(root, path)));
});

test("what a build would refuse is refused in the same words, and nothing is written", async () => {
	const path = person();
	const before = readFileSync(join(root, path), "utf8");
	const answer = await saveFile(path, before.replace(/^order: .*/m, "order: none"), "update");
	expect(answer.statusCode).toBe(422);
	expect(answer.json().message).toContain(`${path}, order: received "none"; expected is a number.`);
	expect(readFileSync(join(root, path), "utf8")).toBe(before);
});

test("what is wrong is said of what was tried: to publish, or to take a change back", async () => {
	const path = join(root, person());
	const before = readFileSync(path, "utf8");
	writeFileSync(path, before.replace(/^order: .*/m, "order: none"));
	const refused = await publish("");
	expect(refused.statusCode).toBe(422);
	expect(refused.headers["content-type"]).toContain("text/html");
	expect(refused.body).toContain(`Nothing was published. ${person()}, order`);
	writeFileSync(path, before);

	// Git cannot revert while another program holds its index.
	const lock = join(root, ".git/index.lock");
	writeFileSync(path, `${before}# Changed.\n`);
	git(root, "commit", "--quiet", "--all", "--message", "Content");
	writeFileSync(lock, "");
	const failed = await ask("/undo", {});
	rmSync(lock);
	expect(failed.statusCode).toBe(500);
	expect(failed.body).toContain("Nothing was taken back. ");
	expect(failed.body).not.toContain("Nothing was published.");
});

test("a name that the spelling check has learnt is published with the content, and taken back", async () => {
	const files = [".cspell/project-words.txt", person()];
	for (const file of files) {
		appendFileSync(join(root, file), "# Wirrabilla\n");
	}
	expect((await publish("A name")).body).toContain("Published");
	const published = git(root, "show", "--name-only", "--format=%s", "HEAD");
	expect(published).toBe(`A name\n\n${files.join("\n")}\n`);
	expect((await ask("/undo", {})).body).toContain("The last change is taken back.");
	expect(git(root, "diff", "HEAD~2", "--", ...files)).toBe("");
});

test("an event that is renamed keeps its page among the outside addresses", async () => {
	const [[slug, address] = ["", ""]] = Object.entries(eventPages());
	const from = `content/events/${slug}.yaml`;
	const content = readFileSync(join(root, from)).toString("base64");
	const path = "content/events/another-name.yaml";
	const file = { operation: "update", path, from_path: from, content, sha: await shaOf(from) };
	expect((await ask(contents, { files: [file] })).statusCode).toBe(200);
	expect(eventPages()["another-name"]).toBe(address);
	expect(eventPages()).not.toHaveProperty(slug);
});

test("of two saves at once the second is told, and loses nothing", async () => {
	const path = new ContentCopy(root).file("testimonials");
	const before = readFileSync(join(root, path), "utf8");
	const sha = await shaOf(path);
	const texts = ["One", "Two"].map((name) => before.replace(/^name: .*$/m, `name: ${name}`));
	const answers = await Promise.all(texts.map((text) => saveFile(path, text, "update", sha)));
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
	expect(answers[1]?.json().message).toContain("has changed since you opened it");
	expect(readFileSync(join(root, path), "utf8")).toBe(texts[0]);
});

test("a disk that is full leaves every file as it was", () => {
	const paths = ["content/redirects.yaml", "content/site.yaml"];
	const before = paths.map((path) => readFileSync(join(root, path), "utf8"));
	const writeUntilFull = (file: string, bytes: Buffer) => {
		writeFileSync(file, bytes.subarray(0, 3));
		if (bytes.length > 3) {
			throw new Error("ENOSPC: no space left on device");
		}
	};
	const changes = paths.map((path, index) => ({ path, bytes: Buffer.from(index ? "long" : "s") }));
	expect(() => writeChanges(root, changes, writeUntilFull)).toThrow("Nothing was saved");
	expect(paths.map((path) => readFileSync(join(root, path), "utf8"))).toEqual(before);
});

test("of a thousand requests at once some are refused, and none ends the desk", async () => {
	const statuses = await Promise.all(
		Array.from({ length: 1000 }, () => {
			const { promise, resolve } = Promise.withResolvers<number>();
			send({ port, path: "/api/v1/user", headers: { cookie } }, (answer) => {
				answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
			})
				.on("error", () => resolve(0))
				.end();
			return promise;
		}),
	);
	expect(statuses).toContain(200);
	expect(statuses).toContain(429);
	expect(statuses).not.toContain(0);
});
