import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deriveHosts } from "../deriveHosts.ts";
import type { BuildPolicy } from "../policy.ts";
import { compressFiles } from "./compress.ts";
import { inlineHashes } from "./inlineHashes.ts";
import { dropLeftovers } from "./leftovers.ts";

/** What the finishing steps need to know of a build. */
export interface FinishOptions {
	/** The build's folder, which holds `client/` and `server/`. */
	directory: string;
	/** Address of the contact form, the one thing a page may frame. */
	contactForm: string;
}

/**
 * Turns what was bundled and rendered into the folder a host serves: nothing that no page asks for,
 * the policy's hashes, ready-made compressed copies, and what each host reads.
 */
export async function finishBuild({ directory, contactForm }: FinishOptions): Promise<void> {
	const client = join(directory, "client");
	await dropLeftovers(client);
	await rm(join(directory, "server"), { recursive: true, force: true });
	const policy: BuildPolicy = {
		...(await inlineHashes(client)),
		frameOrigins: [new URL(contactForm).origin],
	};
	await writeFile(join(directory, "policy.json"), `${JSON.stringify(policy, null, "\t")}\n`);
	await compressFiles(client);
	deriveHosts(directory, policy);
}
