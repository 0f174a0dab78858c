import { chmodSync, existsSync, mkdtempSync, readFileSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Linux's folder in memory. */
const memoryFolder = "/dev/shm";

/** More than tests have there at a time: copies, builds, profiles of browsers. In bytes. */
const neededRoom = 3_000_000_000;

/**
 * Makes a folder for what tests write and remove again: in memory where there is room, for on a disk each of the
 * many files costs several times the work.
 */
export function makeTemporaryFolder(): string {
	const folder = mkdtempSync(join(hasMemoryFolder() ? memoryFolder : tmpdir(), "mallee-tests-"));
	// nginx reads there as another user.
	chmodSync(folder, 0o755);
	return folder;
}

/** Returns whether there is a folder in memory with room, from which tests may run programs too. */
function hasMemoryFolder(): boolean {
	const mounts = existsSync("/proc/mounts") ? readFileSync("/proc/mounts", "utf8") : "";
	if (!/^\S+ \/dev\/shm tmpfs (?!\S*noexec)/m.test(mounts)) {
		return false;
	}
	const { bavail, bsize } = statfsSync(memoryFolder);
	return bavail * bsize > neededRoom;
}
