import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { copyContent } from "../../desk/desk.ts";
import { freePort } from "../../freePort.ts";
import { project } from "../site.ts";

test("Ctrl-C ends a program that shows the preview with status 0", async () => {
	const root = copyContent();
	const program = `
		import { runProgram } from "./deploy/preview/program.ts";
		import { startPreview } from "./desk/server/drafts.ts";
		await runProgram(async () => {
			startPreview(${JSON.stringify(root)}, ${await freePort()});
			console.log("started");
			return [];
		});`;
	const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
		cwd: project,
		stdio: ["ignore", "pipe", "inherit"],
	});
	await once(child.stdout, "data");
	child.kill("SIGINT");
	expect(await once(child, "exit")).toEqual([0, null]);
	rmSync(root, { recursive: true, force: true });
});
