/**
 * Checks all content, then builds the site: `npm run build`. The deployable folder is `client` in
 * BUILD_DIRECTORY (`dist`). STUBS_ORIGIN is set by `npm start` only.
 *
 * The build itself, deploy/build/main.ts, runs in a process whose memory is bounded. Left to itself,
 * with 10,000 articles, the engine takes what a large machine has, and the C library keeps a heap for
 * each thread that never shrinks (docs/decisions/0010-build-pipeline.md).
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../deploy/build/main.ts", import.meta.url));
const build = spawn(process.execPath, ["--max-old-space-size=1000", program], {
	env: { ...process.env, MALLOC_ARENA_MAX: "1" },
	stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.on(signal, () => build.kill(signal));
}
const [status] = await once(build, "exit");
process.exitCode = status ?? 1;
