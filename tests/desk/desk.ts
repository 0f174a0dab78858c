import { once } from "node:events";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runGit } from "../../desk/server/git/git.ts";
import { projectFolder } from "../../machine/files.ts";
import { spawnGroup } from "../../machine/processes.ts";
import { ContentCopy } from "../fixtures/contentCopy.ts";
import { addKnownContent } from "../fixtures/knownContent.ts";
import { findFreePort } from "../freePort.ts";

/** A desk over a copy of the content, in a repository of its own. */
export interface TestDesk {
	/** Folder that holds the copy. */
	root: string;
	/** Opens the desk. */
	address: string;
	origin: string;
	/** Where the site shows the content of the copy. */
	siteOrigin: string;
	git(...args: string[]): string;
	/** Lines removed and added since the last commit, and new files. */
	listChanges(): string[];
	/** Puts the content back as it was, and deletes what the desk keeps beside it. */
	reset(): void;
	read(path: string): string;
	/** Changes a file of the copy on disk. */
	editFile(path: string, from: RegExp, to: string): void;
	/** Ends the desk as the closing of its terminal does, or a kill. */
	signal(name: NodeJS.Signals): Promise<void>;
	stop(): void;
}

/** Copies the content, its texts shortened, and starts the desk on it, at a port that is free. */
export async function startDesk(
	root = copyContent("short texts"),
	port?: number,
): Promise<TestDesk> {
	port ??= await findFreePort();
	const { child, stop } = spawnGroup([process.execPath, "tests/desk/serve.ts"], {
		cwd: projectFolder,
		env: { ...process.env, DESK_ROOT: root, PORT: String(port) },
		stdio: ["ignore", "pipe", "inherit"],
	});
	const address = await new Promise<string>((resolve, reject) => {
		child.stdout?.on("data", (chunk) => {
			const [, printedAddress] = /Desk: (\S+)/.exec(String(chunk)) ?? [];
			if (printedAddress) {
				resolve(printedAddress);
			}
		});
		child.once("exit", () => reject(new Error("The desk ended too early.")));
	});
	const start = runGit(root, "rev-parse", "HEAD").trim();
	const read = (path: string) => readFileSync(join(root, path), "utf8");
	return {
		root,
		address,
		read,
		editFile: (path, from, to) => writeFileSync(join(root, path), read(path).replace(from, to)),
		reset: () => {
			runGit(root, "reset", "--quiet", "--hard", start);
			// With what is ignored, such as removed entries, but for the preview's copy, which follows.
			runGit(root, "clean", "--quiet", "--force", "-d", "-x", "--exclude=.cache");
		},
		origin: `http://localhost:${port}`,
		siteOrigin: `http://localhost:${port + 1}`,
		git: (...args) => runGit(root, ...args),
		listChanges: () => [
			...runGit(root, "diff", "-U0", "--", "content")
				.split("\n")
				.filter((line) => /^[-+](?![-+]{2})/.test(line)),
			...runGit(root, "ls-files", "--others", "--exclude-standard").split("\n").filter(Boolean),
		],
		signal: async (name) => {
			const ended = once(child, "exit");
			child.kill(name);
			await ended;
		},
		stop: () => {
			stop();
			// The process may still be writing as it ends.
			rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
		},
	};
}

/** Copies the content into a repository of its own, with one commit, and adds what tests of the desk name. */
export function copyContent(length: "whole texts" | "short texts" = "whole texts"): string {
	const root = mkdtempSync(join(tmpdir(), "desk-"));
	cpSync(join(projectFolder, "content"), join(root, "content"), { recursive: true });
	for (const path of [".cspell", ".gitignore"]) {
		cpSync(join(projectFolder, path), join(root, path), { recursive: true });
	}
	const copy = new ContentCopy(root);
	addKnownContent(copy);
	if (length === "short texts") {
		copy.shorten();
	}
	// Without Git's sample hooks, and its objects in one file: tests copy this repository for each desk.
	runGit(root, "init", "--quiet", "--template=");
	const settings = "[user]\n\tname = Owner\n\temail = owner@mallee.example\n";
	appendFileSync(join(root, ".git/config"), settings);
	runGit(root, "add", "--all");
	runGit(root, "commit", "--quiet", "--message", "As it was");
	runGit(root, "repack", "-a", "-d", "--quiet");
	return root;
}
