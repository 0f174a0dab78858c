import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { UserError } from "../machine/userError.ts";
import { makeBuild } from "../tests/fixtures/servedSite.ts";
import { openBuild } from "./buildFolder.ts";

test.each([
	["no build", "client", "There is no built site in FOLDER/client. Run: npm run build"],
	["no manifest", "manifest.json", "FOLDER/manifest.json is missing or broken. Run: npm run build"],
])("a folder with %s is refused with the remedy", (_what, missing, message) => {
	const { folder, remove } = makeBuild();
	rmSync(join(folder, missing), { recursive: true });
	const open = () => openBuild(folder);
	expect(open).toThrow(UserError);
	expect(open).toThrow(message.replace("FOLDER", folder));
	remove();
});
