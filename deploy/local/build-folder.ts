import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { OperatorError } from "../operator-error.ts";
import { type BuildPolicy, parseBuildPolicy } from "../policy.ts";

/** The project's folder, wherever a program was started from. */
export const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Opens a finished build for serving.
 * @param directory the build's folder, relative to the project: `dist`.
 * @returns the folder to serve and the policy for it.
 * @throws OperatorError, one line with the remedy, when the build is missing or not whole.
 */
export function openBuild(directory: string): { root: string; policy: BuildPolicy } {
	const folder = resolve(projectFolder, directory);
	const root = join(folder, "client");
	if (!existsSync(join(root, "index.html"))) {
		throw new OperatorError(`There is no built site in ${directory}/client. Run: npm run build`);
	}
	const policyFile = `${directory}/policy.json`;
	let policy: unknown;
	try {
		policy = JSON.parse(readFileSync(join(folder, "policy.json"), "utf8"));
	} catch {
		throw new OperatorError(`${policyFile} is missing or broken. Run: npm run build`);
	}
	return { root, policy: parseBuildPolicy(policy, policyFile) };
}
