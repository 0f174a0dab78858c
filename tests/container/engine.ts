import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../../machine/files.ts";

/** Finds the program that builds and runs containers here: `podman` or `docker`, where one works. */
export function findContainerEngine(): string | undefined {
	return ["podman", "docker"].find((program) => spawnSync(program, ["info"]).status === 0);
}

/** Returns whether the image that the container is built upon is here, or can be fetched. */
export function hasBaseImage(engine: string): boolean {
	const file = readFileSync(join(projectFolder, "deploy/nginx/Containerfile"), "utf8");
	const [, base = ""] = /^FROM (\S+)$/m.exec(file) ?? [];
	return [
		["image", "inspect", base],
		["pull", base],
	].some((words) => spawnSync(engine, words, { timeout: 120_000 }).status === 0);
}
