import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runGit } from "../../desk/server/git.ts";
import { projectFolder } from "../../machine/files.ts";
import { spawnGroup } from "../../machine/startServer.ts";
import { testPort } from "../served.ts";

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
	/** Ends the desk as the closing of its terminal does, or a kill. */
	signal(name: NodeJS.Signals): Promise<void>;
	stop(): void;
}

let deskCount = 0;

/** Copies the content and starts the desk on it. */
export async function startDesk(root = copyContent()): Promise<TestDesk> {
	// Three ports each, and three for a desk that is started again.
	const port =
		testPort + 10 + 10 * Number(process.env.TEST_PARALLEL_INDEX ?? 0) + 3 * (deskCount % 3);
	deskCount += 1;
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
	return {
		root,
		address,
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

/** A copy of the content in a repository of its own, with one commit. */
export function copyContent(): string {
	const root = mkdtempSync(join(tmpdir(), "desk-"));
	cpSync(join(projectFolder, "content"), join(root, "content"), { recursive: true });
	for (const path of [".cspell", ".gitignore"]) {
		cpSync(join(projectFolder, path), join(root, path), { recursive: true });
	}
	runGit(root, "init", "--quiet");
	runGit(root, "config", "user.name", "Owner");
	runGit(root, "config", "user.email", "owner@mallee.example");
	runGit(root, "add", "--all");
	runGit(root, "commit", "--quiet", "--message", "As it was");
	return root;
}
