import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { fetchPath, makeBuild, manifest } from "../tests/fixtures/servedSite.ts";
import { findFreePort } from "../tests/freePort.ts";

const project = fileURLToPath(new URL("..", import.meta.url));

/** A build that writes what it was told into the page, or fails when it is told to. */
const stubBuild = `
import { mkdirSync, writeFileSync } from "node:fs";
if (process.env.STUB_BUILD === "fail") { console.error("content/site.yaml is wrong"); process.exit(1); }
if (process.env.STUB_BUILD === "slow") { console.log("building"); await new Promise((r) => setTimeout(r, 600000)); }
const folder = process.env.BUILD_DIRECTORY;
mkdirSync(folder + "/client", { recursive: true });
writeFileSync(folder + "/client/index.html", "built for " + process.env.STUBS_ORIGIN);
writeFileSync(folder + "/manifest.json", JSON.stringify({ documents: [], frameOrigins: [process.env.STUBS_ORIGIN], redirects: [] }));
`;

/** A copy of the programs in a project of their own, whose build is the stub. */
let copy: string;
beforeAll(() => {
	copy = mkdtempSync(join(tmpdir(), "mallee-project-"));
	for (const name of ["deploy", "machine", "paths", "scripts/start.ts", "scripts/preview.ts"]) {
		cpSync(join(project, name), join(copy, name), { recursive: true });
	}
	symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));
	mkdirSync(join(copy, "build"));
	writeFileSync(join(copy, "build/main.ts"), stubBuild);
	writeFileSync(join(copy, "package.json"), JSON.stringify({ type: "module" }));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const children: ChildProcess[] = [];
afterEach(() => {
	for (const child of children.splice(0)) {
		child.kill("SIGKILL");
	}
	rmSync(join(copy, "dist-local"), { recursive: true, force: true });
});

/** Starts one of the programs and gathers what it prints. */
function run(program: string, environment: Record<string, string>) {
	const child = spawn(process.execPath, [join(copy, "scripts", program)], {
		cwd: tmpdir(),
		// Variables that a run of other tests sets do not concern these.
		env: { ...process.env, REUSE_BUILD: "", BUILD_DIRECTORY: "", ...environment },
	});
	children.push(child);
	const printed = { out: "", error: "" };
	child.stdout.setEncoding("utf8").on("data", (part) => {
		printed.out += part;
	});
	child.stderr.setEncoding("utf8").on("data", (part) => {
		printed.error += part;
	});
	const ended = new Promise<number | string | null>((resolve) => {
		child.once("close", (status, signal) => resolve(signal ?? status));
	});
	const waitForText = (text: string) =>
		expect.poll(() => printed.out, { interval: 20 }).toContain(text);
	return { child, printed, ended, waitForText };
}

/** Takes a port of this machine until the test ends. */
async function blockPort(port: number): Promise<void> {
	const server = createServer().listen(port);
	onTestFinished(() => {
		server.close();
	});
	await once(server, "listening");
}

test("preview serves a build, and stops when it is told to, twice even", async () => {
	const build = makeBuild();
	const port = await findFreePort();
	const preview = run("preview.ts", { PORT: String(port), BUILD_DIRECTORY: build.folder });
	await preview.waitForText(`Site: http://localhost:${port}\n`);
	const { status, headers } = await fetchPath(port, "/contact-us");
	expect(status).toBe(200);
	expect(headers["content-security-policy"]).toContain(`frame-src ${manifest.frameOrigins[0]}`);
	preview.child.kill("SIGINT");
	preview.child.kill("SIGINT");
	expect(await preview.ended).toBe(0);
	expect(preview.printed.error).toBe("");
	build.remove();
});

test("preview without a setting looks in dist, and says in one line what is missing", async () => {
	const preview = run("preview.ts", { PORT: "3000" });
	expect(await preview.ended).toBe(1);
	expect(preview.printed.error).toBe("There is no built site in dist/client. Run: npm run build\n");
	expect(preview.printed.out).toBe("");
});

describe("start", () => {
	test("builds for the stubs, serves both, and stops", async () => {
		const port = await findFreePort();
		const start = run("start.ts", { PORT: String(port) });
		await start.waitForText(`Site: http://localhost:${port}\n`);
		const home = await fetchPath(port, "/");
		expect(home.body.toString()).toBe(`built for http://localhost:${port + 1}`);
		const form = await fetchPath(port + 1, "/contactForm");
		expect(form.headers["content-security-policy"]).toContain(
			`frame-ancestors http://localhost:${port}`,
		);
		expect(existsSync(join(copy, "dist-local", "client"))).toBe(true);
		expect(existsSync(join(copy, "dist"))).toBe(false);
		start.child.kill("SIGINT");
		expect(await start.ended).toBe(0);
	});

	test("passes on the message of a build that fails", async () => {
		const start = run("start.ts", { PORT: String(await findFreePort()), STUB_BUILD: "fail" });
		expect(await start.ended).toBe(1);
		expect(start.printed.error).toContain("content/site.yaml is wrong\n");
		expect(start.printed.error).toMatch(/\nThe build failed: [^\n]+\n$/);
		expect(start.printed.out).not.toContain("Site");
	});

	test("looks at both of its ports before it builds", async () => {
		const port = await findFreePort();
		await blockPort(port + 1);
		const start = run("start.ts", { PORT: String(port) });
		expect(await start.ended).toBe(1);
		expect(start.printed.error).toMatch(
			new RegExp(`^Port ${port + 1} is taken\\..* PORT=\\d+ npm start\\n$`),
		);
		expect(existsSync(join(copy, "dist-local"))).toBe(false);
	});

	test("stops while it still builds", async () => {
		const start = run("start.ts", { PORT: String(await findFreePort()), STUB_BUILD: "slow" });
		await start.waitForText("building");
		start.child.kill("SIGTERM");
		// Ended means that no process holds its output any more: the build is gone too.
		expect(await start.ended).toBe(0);
		expect(start.printed.error).toBe("");
	});
});
