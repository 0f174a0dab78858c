import { type StdioOptions, spawn, spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import {
	chmodSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import http from "node:http";
import http2 from "node:http2";
import https from "node:https";
import type { AddressInfo } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { compressFiles } from "../../deploy/compress.ts";
import { createManifest } from "../../deploy/createManifest.ts";
import { deriveHosts } from "../../deploy/deriveHosts.ts";
import { readDocument } from "../../deploy/readDocument.ts";
import { projectFolder } from "../../machine/files.ts";
import { getDocumentPath } from "../../paths/index.ts";
import { findFreePort } from "../freePort.ts";
import { nginx } from "./nginx.ts";

// deploy/nginx/release on Debian's nginx with Debian's configuration, in folders of the test, as an
// operator follows deploy/nginx/README.md.

const machine = mkdtempSync(join(tmpdir(), "mallee-release-"));
const [site, configuration] = [join(machine, "srv"), join(machine, "etc")];
const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
	all?.some(({ address }) => address === "::1"),
);
const readLiveRelease = () => readlinkSync(join(site, "current"));
const listKeptReleases = () => readdirSync(join(site, "releases")).sort();

const program = join(projectFolder, "deploy/nginx/release");
/** The words of a shell that runs the program as a person does whose umask keeps files from others. */
const asCarefulPerson = ["-c", 'umask 027; "$0" "$@"', program];
const env = { ...process.env, SITE_FOLDER: site, NGINX_FOLDER: configuration };

/** Runs the program to its end. */
function runRelease(...words: string[]) {
	return spawnSync("sh", [...asCarefulPerson, ...words], { encoding: "utf8", env });
}

/** Runs the program while the visits of this process go on. */
function startRelease(...words: string[]): Promise<number | null> {
	const stdio: StdioOptions = ["ignore", "ignore", "inherit"];
	const child = spawn("sh", [...asCarefulPerson, ...words], { env, stdio });
	return new Promise((resolve) => child.once("close", resolve));
}

/** Writes a build whose pages, their policies and their script all say which one it is. */
async function writeBuild(name: string): Promise<string> {
	const build = join(machine, name);
	const page = `<!doctype html><title>${name}</title><style>p{margin:0}/* ${name} */</style><p>`;
	const files = {
		"index.html": page,
		"strategy.html": `${page}${"Strategy. ".repeat(50)}`,
		"404.html": page,
		"500.html": page,
		[`assets/${name}.js`]: `console.log(${JSON.stringify(name)});`,
		"robots.txt": "User-agent: *\n",
	};
	for (const [file, text] of Object.entries(files)) {
		mkdirSync(dirname(join(build, "client", file)), { recursive: true });
		writeFileSync(join(build, "client", file), text);
	}
	await compressFiles(join(build, "client"));
	const documents = Object.entries(files).filter(([file]) => file.endsWith(".html"));
	const manifest = createManifest(
		new Map(documents.map(([file, text]) => [getDocumentPath(file), readDocument(text)])),
		"",
		"https://forms.example",
		[],
	);
	deriveHosts(build, manifest);
	// Built by somebody whose umask keeps files from others, at another time than any other build.
	for (const folder of ["", "client", "client/assets", "hosts", "hosts/nginx"]) {
		chmodSync(join(build, folder), 0o750);
	}
	buildCount += 1;
	for (const file of Object.keys(files)) {
		chmodSync(join(build, "client", file), 0o640);
		utimesSync(join(build, "client", file), buildCount * 1_000, buildCount * 1_000);
	}
	return build;
}
let buildCount = 0;

interface Answer {
	readonly status: number;
	readonly headers: http.IncomingHttpHeaders;
	readonly body: string;
}

/** Asks over a connection of its own, without a proxy or a name server between. */
function fetchPage(
	path: string,
	{ host = "www.example.com", at = "127.0.0.1", isPlain = false } = {},
) {
	return new Promise<Answer>((resolve, reject) => {
		const options = {
			host: at,
			path,
			headers: { Host: host },
			agent: false,
			...(isPlain
				? { port: httpPort }
				: { port: httpsPort, servername: host, rejectUnauthorized: false }),
		};
		const request = (isPlain ? http : https).get(options, (answer) => {
			const parts: Buffer[] = [];
			answer.on("data", (part: Buffer) => parts.push(part)).on("error", reject);
			answer.on("end", () =>
				resolve({
					status: answer.statusCode ?? 0,
					headers: answer.headers,
					body: Buffer.concat(parts).toString(),
				}),
			);
		});
		request.on("error", reject);
	});
}

/** Reads the name of a page's build. The page must come with its own policy. */
function readBuild({ status, headers, body }: Answer): string {
	expect(status).toBe(200);
	const [, style = ""] = /<style>(.*)<\/style>/.exec(body) ?? [];
	expect(headers["content-security-policy"]).toContain(hash("sha256", style, "base64"));
	return /<title>(\w+)</.exec(body)?.[1] ?? "";
}

/**
 * Opens pages with their scripts, one after the other, while something happens.
 * @returns the builds that they were of, in their order.
 */
async function visitWhile(happens: () => Promise<void> | void): Promise<string[]> {
	const builds: string[] = [];
	let isOver = false;
	const visit = async () => {
		while (!isOver) {
			const build = readBuild(await fetchPage("/strategy"));
			expect((await fetchPage(`/assets/${build}.js`)).status, `the script of ${build}`).toBe(200);
			builds.push(build);
		}
	};
	const visits = Promise.all(Array.from({ length: 4 }, visit));
	/** Visits go on, one of each visitor at least. A visit that fails ends the waiting. */
	const goOn = () => {
		const count = builds.length + 4;
		const poll = expect.poll(() => builds.length, { timeout: 60_000 });
		return Promise.race([visits, poll.toBeGreaterThan(count)]);
	};
	try {
		await goOn();
		await happens();
		await goOn();
	} finally {
		isOver = true;
	}
	await visits;
	return builds.filter((build, index) => build !== builds[index - 1]);
}

const realPath = process.env.PATH ?? "";

/**
 * Ends the program and all that it started by SIGKILL, where it first calls a command with certain words.
 * @param isAfter once the command has done its work, and not in place of it.
 */
async function killRelease(command: string, pattern: string, isAfter: boolean, ...words: string[]) {
	const commands = mkdtempSync(join(machine, "commands-"));
	const call = `PATH='${realPath}'; export PATH\ncase "$*" in ${pattern}) ${isAfter ? `${command} "$@"; ` : ""}kill -KILL 0 ;; esac`;
	const shim = join(commands, command);
	writeFileSync(shim, `#!/bin/sh\n${call}\nexec ${command} "$@"\n`, { mode: 0o755 });
	const child = spawn(program, words, {
		env: { ...env, PATH: `${commands}:${realPath}` },
		stdio: "ignore",
		// A group of its own, which the signal ends.
		detached: true,
	});
	const [, signal] = await once(child, "close");
	expect(signal, `${command} was called`).toBe("SIGKILL");
	// What the program started dies a moment after it, and holds its lock until then.
	expect(spawnSync("flock", ["--wait", "10", join(site, ".lock"), "true"]).status).toBe(0);
}

/** The names of the kept releases, and which of them the program says is live. */
function readList(): { live: string | undefined; names: string[] } {
	const lines = runRelease("list").stdout.trimEnd().split("\n");
	return {
		live: lines.find((line) => line.startsWith("*"))?.split(" ")[1],
		names: lines.map((line) => line.slice(2).split(" ")[0] ?? ""),
	};
}

let stop = async () => {};

/** Writes a copy of a file into the configuration of the machine, changed. */
function configure(from: string, to: string, change: (text: string) => string): void {
	writeFileSync(join(configuration, to), change(readFileSync(from, "utf8")));
}

/** Copies Debian's configuration, with its paths in the folders of the test. */
function copyConfiguration(): void {
	cpSync("/etc/nginx", configuration, { recursive: true });
	rmSync(join(configuration, "sites-enabled/default"), { force: true });
	const temporaryFolders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
		.map((name) => `${name}_temp_path ${machine}/${name};`)
		.join("\n");
	configure("/etc/nginx/nginx.conf", "nginx.conf", (text) =>
		text
			.replaceAll("/etc/nginx/", `${configuration}/`)
			.replace("/run/nginx.pid", join(machine, "nginx.pid"))
			.replaceAll("/var/log/nginx/", `${machine}/`)
			.replace("http {", `http {\n${temporaryFolders}`),
	);
}

/** The machine serves another site already. */
function addOtherSite(): void {
	writeFileSync(
		join(configuration, "sites-enabled/other"),
		`server { listen 127.0.0.1:${httpPort}; server_name other.example; return 200 "the other site"; }`,
	);
}

/** Does the manual steps of the README: the certificate, then names and folders; here also ports. */
function prepareSite(): void {
	mkdirSync(site);
	const certificate = spawnSync("openssl", [
		..."req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2".split(" "),
		...["-subj", "/CN=www.example.com"],
		...["-keyout", join(machine, "privkey.pem"), "-out", join(machine, "fullchain.pem")],
	]);
	expect(certificate.status, "openssl makes a certificate").toBe(0);
	configure(join(projectFolder, "deploy/nginx/website.conf"), "sites-available/website", (text) =>
		text
			.replaceAll("/etc/ssl/website/", `${machine}/`)
			.replaceAll("/srv/website/", `${site}/`)
			.replaceAll("listen 80;", `listen 127.0.0.1:${httpPort};`)
			.replaceAll("listen 443 ", `listen 127.0.0.1:${httpsPort} `)
			.replaceAll("listen [::]:80;", hasIpv6 ? `listen [::1]:${httpPort};` : "")
			.replaceAll(
				"listen [::]:443 ssl http2;",
				hasIpv6 ? `listen [::1]:${httpsPort} ssl http2;` : "",
			),
	);
}

/** Starts nginx. @returns what stops it. */
function startNginx(): () => Promise<void> {
	const file = join(configuration, "nginx.conf");
	const child = spawn(nginx, ["-e", "stderr", "-c", file, "-g", "daemon off;"], {
		stdio: "ignore",
	});
	return () =>
		new Promise((resolve) => {
			child.once("close", () => resolve());
			child.kill("SIGTERM");
		});
}

beforeAll(async () => {
	chmodSync(machine, 0o755);
	copyConfiguration();
	addOtherSite();
	prepareSite();
	stop = startNginx();
	await vi.waitFor(() => fetchPage("/", { host: "other.example", isPlain: true }), {
		timeout: 60_000,
	});
});

afterAll(async () => {
	await stop();
	rmSync(machine, { recursive: true, force: true });
});

describe("releases on a machine with nginx", { timeout: 180_000 }, () => {
	test("going back before the first release is refused", () => {
		const { status, stderr } = runRelease("back");
		expect(status).toBe(1);
		expect(stderr).toContain("There is no release before the live one. Nothing has changed.");
	});

	test("the first goes live over HTTPS and HTTP/2, beside the site that was there", async () => {
		const build = await writeBuild("first");
		const { status, stdout, stderr } = runRelease("publish", build);
		expect(stderr).toBe("");
		expect(status).toBe(0);
		expect(stdout).toMatch(/^Live: \d{4}-\d\d-\d\d\.\d{6}\n$/);
		const answer = await fetchPage("/strategy");
		expect(readBuild(answer)).toBe("first");
		expect(answer.headers["strict-transport-security"]).toContain("max-age=63072000");
		expect((await fetchPage("/", { host: "other.example", isPlain: true })).body).toBe(
			"the other site",
		);

		for (const host of ["www.example.com", "example.com"]) {
			const plain = await fetchPage("/strategy?a=b", { host, isPlain: true });
			expect([plain.status, plain.headers.location]).toEqual([308, `https://${host}/strategy?a=b`]);
		}
		const bare = await fetchPage("/strategy?a=b", { host: "example.com" });
		expect([bare.status, bare.headers.location]).toEqual([
			308,
			"https://www.example.com/strategy?a=b",
		]);
		expect(bare.headers["strict-transport-security"]).toContain("max-age=63072000");

		const session = http2.connect(`https://127.0.0.1:${httpsPort}`, {
			servername: "www.example.com",
			rejectUnauthorized: false,
		});
		const stream = session.request({ ":path": "/strategy/", ":authority": "www.example.com" });
		const headers = await new Promise<http2.IncomingHttpHeaders>((resolve, reject) => {
			stream.once("response", resolve).once("error", reject);
		});
		session.close();
		expect([headers[":status"], headers.location]).toEqual([308, "/strategy"]);
	});

	test.runIf(hasIpv6)("it answers over IPv6", async () => {
		expect(readBuild(await fetchPage("/strategy", { at: "::1" }))).toBe("first");
		const plain = await fetchPage("/strategy", { at: "::1", isPlain: true });
		expect(plain.headers.location).toBe("https://www.example.com/strategy");
	});

	test("the second takes its place during visits, unchanged files keep their tags", async () => {
		const build = await writeBuild("second");
		const { etag } = (await fetchPage("/robots.txt")).headers;
		const { etag: pageTag } = (await fetchPage("/strategy")).headers;
		const builds = await visitWhile(async () => {
			expect(await startRelease("publish", build)).toBe(0);
		});
		expect(new Set(builds)).toEqual(new Set(["first", "second"]));
		expect(readBuild(await fetchPage("/strategy"))).toBe("second");
		expect((await fetchPage("/robots.txt")).headers.etag).toBe(etag);
		expect((await fetchPage("/strategy")).headers.etag).not.toBe(pageTag);
		expect((await fetchPage("/assets/first.js")).status, "of a page that is still open").toBe(200);
	});

	test.each<[what: string, change: (build: string) => void, reason: RegExp]>([
		[
			"a configuration that is cut off",
			(build) => {
				const file = join(build, "hosts/nginx/maps.conf");
				const text = readFileSync(file, "utf8");
				writeFileSync(file, text.slice(0, text.lastIndexOf("}")));
			},
			/\[emerg\] .*unexpected end of (?:file|parameter).* \S+\/broken\/hosts\/nginx\/maps\.conf:\d+/,
		],
		[
			"no pages",
			(build) => rmSync(join(build, "client/index.html")),
			/is not a build: it has no client\/index\.html/,
		],
	])("one with %s does not go live, and says why", async (_what, change, reason) => {
		const build = await writeBuild("broken");
		change(build);
		const before = [readLiveRelease(), listKeptReleases()];
		const builds = await visitWhile(() => {
			const { status, stdout, stderr } = runRelease("publish", build);
			expect(status).toBe(1);
			expect(stdout).toBe("");
			expect(stderr).toMatch(reason);
			expect(stderr).toMatch(/Nothing has changed/);
		});
		expect(builds).toEqual(["second"]);
		expect([readLiveRelease(), listKeptReleases()]).toEqual(before);
	});

	test("one does not go live where another site of the machine is broken", async () => {
		const broken = join(configuration, "sites-enabled/broken");
		writeFileSync(broken, "server { listen nowhere; }");
		const { status, stderr } = runRelease("publish", await writeBuild("third"));
		rmSync(broken);
		expect(status).toBe(1);
		expect(stderr).toContain(`in ${broken}:1`);
		expect(readBuild(await fetchPage("/strategy"))).toBe("second");
	});

	test("the first is restored while visitors load pages", async () => {
		const builds = await visitWhile(async () => {
			expect(await startRelease("back")).toBe(0);
		});
		expect(new Set(builds)).toEqual(new Set(["second", "first"]));
		expect(readBuild(await fetchPage("/strategy"))).toBe("first");
		expect(runRelease("list").stdout).toMatch(/^\* \S+\n {2}\S+ \(back leads to \S+\)\n$/);
		expect(runRelease("back").stderr).toContain("There is no release before the live one.");
		const [, second = ""] = listKeptReleases();
		expect(runRelease("back", second).status).toBe(0);
		expect(readBuild(await fetchPage("/strategy"))).toBe("second");
	});

	test("back never leads to a release that was taken back", async () => {
		const before = readLiveRelease();
		expect(runRelease("publish", await writeBuild("bad")).status).toBe(0);
		const bad = readLiveRelease();
		expect(runRelease("back").status).toBe(0);
		expect(readLiveRelease()).toBe(before);
		expect(runRelease("publish", await writeBuild("mended")).status).toBe(0);
		expect(runRelease("list").stdout).toContain(`back leads to ${before.replace("releases/", "")}`);
		expect(runRelease("back").status).toBe(0);
		expect(readLiveRelease()).toBe(before);
		rmSync(join(site, bad), { recursive: true });
	});

	test("one that nginx does not take, though its test passes, is not kept", async () => {
		const file = join(configuration, "sites-available/website");
		const text = readFileSync(file, "utf8");
		const before = [readLiveRelease(), listKeptReleases()];
		// Another program has a port that the configuration asks for: only starting to listen shows it.
		const other = http.createServer().listen(0, "127.0.0.1");
		await once(other, "listening");
		const { port } = other.address() as AddressInfo;
		const first = `listen 127.0.0.1:${httpPort};`;
		writeFileSync(file, text.replace(first, `${first} listen 127.0.0.1:${port};`));
		const build = await writeBuild("untaken");
		const { status, stderr } = runRelease("publish", build);
		writeFileSync(file, text);
		other.close();
		expect(status).toBe(1);
		expect(stderr).toMatch(
			/^nginx did not take \S+, and its error log says why\. \S+ is live as before\.$/m,
		);
		expect(readBuild(await fetchPage("/strategy"))).toBe("second");
		expect([readLiveRelease(), listKeptReleases()]).toEqual(before);
		expect(readdirSync(join(site, "shared/assets"))).not.toContain("untaken.js");
	});

	/** Where a release is killed: the phase, the command that it is about to call, and what is live then. */
	test.each<[phase: string, command: string, pattern: string, isAfter: boolean, isLive: boolean]>([
		["the copy", "cp", "*", true, false],
		["its test", "nginx", "*", false, false],
		["the sharing of its scripts", "ln", "*assets*", true, false],
		["the switch", "mv", "*current*", false, false],
		["the wait for nginx, which has not been told", "mv", "*current*", true, false],
		["the wait for nginx, which has been told", "grep", "*shutting*", false, true],
	])("one that is killed in %s is live as a whole or not at all", async (...phase) => {
		const [, command, pattern, isAfter, isLive] = phase;
		const kept = listKeptReleases();
		const { live: before } = readList();
		await killRelease(command, pattern, isAfter, "publish", await writeBuild("killed"));
		const readLiveBuild = async () => readBuild(await fetchPage("/strategy"));
		await expect.poll(readLiveBuild, { timeout: 60_000 }).toBe(isLive ? "killed" : "second");
		const { live, names } = readList();
		expect(live === before).toBe(!isLive);
		for (const name of names) {
			const assets = readdirSync(join(site, "releases", name, "client/assets"));
			expect(readdirSync(join(site, "shared/assets"))).toEqual(expect.arrayContaining(assets));
		}

		expect(runRelease("publish", await writeBuild("next")).status).toBe(0);
		expect(readBuild(await fetchPage("/strategy"))).toBe("next");
		expect(runRelease("back").status).toBe(0);
		expect(readList().live).toBe(live);
		expect(readBuild(await fetchPage("/strategy"))).toBe(isLive ? "killed" : "second");
		if (isLive) {
			expect(runRelease("back").status).toBe(0);
		}
		expect(readList().live).toBe(before);
		// Fewer than ten, so that none is removed to which a way back leads.
		for (const name of listKeptReleases().filter((name) => !kept.includes(name))) {
			rmSync(join(site, "releases", name), { recursive: true });
		}
	});

	test("back undoes a publishing that was killed, and finishes a way back that was", async () => {
		const { live: before } = readList();
		await killRelease("mv", "*current*", true, "publish", await writeBuild("killed"));
		expect(runRelease("back").stdout).toContain(`Live: ${before}`);
		expect(readBuild(await fetchPage("/strategy"))).toBe("second");
		expect(readList().live).toBe(before);

		expect(runRelease("publish", await writeBuild("wrong")).status).toBe(0);
		await killRelease("mv", "*current*", true, "back");
		expect(readBuild(await fetchPage("/strategy"))).toBe("wrong");
		expect(runRelease("back").stdout).toContain(`Live: ${before}`);
		expect(readBuild(await fetchPage("/strategy"))).toBe("second");
	});

	test("ten are kept", async () => {
		for (let day = 10; day < 22; day += 1) {
			cpSync(join(site, "current/"), join(site, `releases/2020-01-${day}.000000`), {
				recursive: true,
			});
		}
		writeFileSync(join(site, "shared/assets/of-no-release.js"), "");
		// Killed while old ones are removed: none that is half there is left to go back to.
		await killRelease("rm", "-r[!f]*.removed", false, "publish", await writeBuild("third"));
		rmSync(join(site, "releases/.removed/client"), { recursive: true });
		expect(readBuild(await fetchPage("/strategy"))).toBe("third");
		expect(readList().names.every((name) => !name.startsWith("."))).toBe(true);
		expect(runRelease("publish", await writeBuild("fourth")).status).toBe(0);
		expect(listKeptReleases()).toHaveLength(10);
		expect(listKeptReleases().at(-1)).toBe(readLiveRelease().replace("releases/", ""));
		const scripts = listKeptReleases().flatMap((name) =>
			readdirSync(join(site, "releases", name, "client/assets")),
		);
		expect(new Set(readdirSync(join(site, "shared/assets")))).toEqual(new Set(scripts));
	});

	test("back leads to the release that was live before, also where ten newer ones are kept", async () => {
		const [oldest = ""] = listKeptReleases();
		expect(runRelease("back", oldest).status).toBe(0);
		expect(runRelease("publish", await writeBuild("fifth")).status).toBe(0);
		expect(runRelease("list").stdout).toContain(`back leads to ${oldest}`);
		expect(runRelease("back").status).toBe(0);
		expect(readLiveRelease()).toBe(`releases/${oldest}`);
	});
});
