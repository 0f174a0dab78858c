import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectFolder } from "../../machine/files.ts";
import { fetchPath } from "../fixtures/servedSite.ts";
import { createDocumentText, writeFixtureSite } from "../hosts/fixtureSite.ts";
import { findContainerEngine } from "./engine.ts";

const engine = findContainerEngine();
const image = "website-under-test";
const build = mkdtempSync(join(tmpdir(), "mallee-container-"));
let container = "";
let port = 0;

/** Runs the engine. @returns what it printed. */
function run(...words: string[]): string {
	if (engine === undefined) {
		throw new Error("The container needs podman or docker, one of them running.");
	}
	const { status, stdout, stderr } = spawnSync(engine, words, { encoding: "utf8" });
	expect(status, `${engine} ${words.join(" ")}\n${stderr}`).toBe(0);
	return stdout.trim();
}

beforeAll(async () => {
	await writeFixtureSite(build);
	const file = join(projectFolder, "deploy/nginx/Containerfile");
	// Without it podman leaves the health check out.
	const format = engine === "podman" ? ["--format", "docker"] : [];
	run("build", ...format, "--file", file, "--tag", image, build);
	// As deploy/nginx/README.md says.
	container = run(
		...["run", "--rm", "--detach", "--publish", "127.0.0.1::8080", "--read-only"],
		...["--tmpfs", "/tmp:size=16m", "--cap-drop", "all"],
		...["--security-opt", "no-new-privileges", image],
	);
	port = Number(run("port", container, "8080").split(":").at(-1));
});

afterAll(() => {
	rmSync(build, { recursive: true, force: true });
	if (container !== "") {
		run("stop", container);
		run("rmi", image);
	}
});

test("it answers as nginx elsewhere does", async () => {
	const page = await fetchPath(port, "/strategy");
	expect(page.status).toBe(200);
	expect(page.body.toString()).toBe(createDocumentText("Strategy"));
	expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
	expect((await fetchPath(port, "/nothing")).status).toBe(404);
	expect((await fetchPath(port, "/strategy/")).headers.location).toBe("/strategy");
});

test("it is not root, may write to /tmp only, and reports healthy", async () => {
	expect(run("exec", container, "id", "-u")).toBe("33");
	const write = (file: string) =>
		spawnSync(String(engine), ["exec", container, "touch", file]).status;
	expect(write("/tmp/a")).toBe(0);
	expect(write("/srv/website/a")).not.toBe(0);
	if (engine === "podman") {
		// Its timer is systemd's, which not every machine has: asked here by hand.
		run("healthcheck", "run", container);
	}
	const getHealth = () => run("inspect", "--format", "{{.State.Health.Status}}", container);
	await expect.poll(getHealth, { timeout: 50_000, interval: 1_000 }).toBe("healthy");
});
