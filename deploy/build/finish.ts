import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deriveHosts } from "../deriveHosts.ts";
import type { BuildManifest, Redirect } from "../manifest.ts";
import { compressFiles } from "./compress.ts";
import { allFacts, type DocumentFacts, documentFacts } from "./documentFacts.ts";
import { filesBelow } from "./files.ts";
import { dropLeftovers } from "./leftovers.ts";

/** What the finishing steps need to know of a build. */
export interface FinishOptions {
	/** The build's folder, which holds `client/`. */
	directory: string;
	/** Address of the contact form, the one thing a page may frame. */
	contactForm: string;
	/** Addresses that pages once had. */
	redirects: Redirect[];
	/** What is known of all documents. Left out, they are read. */
	documents?: DocumentFacts;
	/** Writes compressed copies where there are none yet. Left out, it is done one after another. */
	compress?: (root: string) => Promise<void>;
}

/**
 * Turns what was bundled and rendered into the folder a host serves: nothing that no page asks for,
 * the policy's hashes, ready-made compressed copies, and what each host reads.
 */
export async function finishBuild({
	directory,
	contactForm,
	redirects,
	documents,
	compress = compressFiles,
}: FinishOptions): Promise<void> {
	const client = join(directory, "client");
	const { assets, ...needs } = documents ?? (await factsBelow(client));
	await dropLeftovers(client, assets);
	const manifest: BuildManifest = {
		...needs,
		frameOrigins: [new URL(contactForm).origin],
		redirects,
	};
	await writeFile(join(directory, "manifest.json"), `${JSON.stringify(manifest, null, "\t")}\n`);
	await compress(client);
	deriveHosts(directory, manifest);
}

async function factsBelow(root: string): Promise<DocumentFacts> {
	const files = (await filesBelow(root)).filter((file) => file.endsWith(".html"));
	return allFacts(
		await Promise.all(
			files.map(async (file) => documentFacts(await readFile(join(root, file), "utf8"))),
		),
	);
}
