import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Installs Debian's packages, where this is Debian and the program runs as root; elsewhere does
 * nothing.
 */
export function installFromDebian(...packages: string[]): void {
	if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) {
		return;
	}
	for (const words of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
		spawnSync("apt-get", ["-qq", ...words], { stdio: ["ignore", "ignore", "inherit"] });
	}
}
