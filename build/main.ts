/**
 * Checks all content, then builds the site: `npm run build`. It refuses samples unless `--with-samples` is
 * given. The deployable folder is `client` in BUILD_DIRECTORY (`dist`). STUBS_ORIGIN is set by `npm start`
 * only. The npm script sets NODE_ENV, because React reads it on import. See
 * docs/decisions/0014-one-process-builds.md.
 */
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { Readable } from "node:stream";
import type { MakeFile } from "../app/files/generatedFiles.server.ts";
import { createSearchIndex } from "../app/pages/search/createSearchIndex.server.ts";
import { createSearchEntries } from "../app/pages/search/entries.server.ts";
import { createSite, type Site } from "../app/site/site.server.ts";
import { speculationRules } from "../app/speculationRules.ts";
import { findOpenItems, formatSamples, readProjectValues } from "../content-model/index.ts";
import { requireBuildFolder } from "../deploy/buildFolder.ts";
import { compressFiles } from "../deploy/compress.ts";
import { createManifest } from "../deploy/createManifest.ts";
import { deriveHosts } from "../deploy/deriveHosts.ts";
import { type PageDocument, readDocument } from "../deploy/readDocument.ts";
import { listFiles, projectFolder, writeToFolder } from "../machine/files.ts";
import { printError } from "../machine/printError.ts";
import { UserError } from "../machine/userError.ts";
import { getDocumentFile, searchIndexPath, unregisteredDocuments } from "../paths/index.ts";
import { bundleSite } from "./bundle.ts";
import { findDeadAnchors } from "./deadAnchors.ts";
import { inlineStyles } from "./inlineStyles.ts";
import { listOutputs } from "./outputs.ts";
import { removeBuildAttributes } from "./removeBuildAttributes.ts";
import { requireValue } from "./requireValue.ts";
import { createReminder } from "./securityReminder.ts";

const directory = resolve(projectFolder, process.env.BUILD_DIRECTORY || "dist");
/** An earlier build is kept until the new one is complete. */
const unfinished = `${directory}-unfinished`;
/** The earlier build is moved here, for the moment that it takes to remove it. */
const previousBuild = `${directory}-replaced`;

await main();

/** Builds the site, or leaves the earlier build as it is and says why. */
async function main(): Promise<void> {
	process.chdir(projectFolder);
	try {
		await replaceBuild();
	} catch (error) {
		await removeFolder(unfinished);
		printError(error);
		console.error("Nothing was built.");
		if (existsSync(join(directory, "client"))) {
			console.error(`${directory} still holds the build before, not this one: do not publish it.`);
		}
		process.exit(1);
	}
}

/** Builds the site beside the earlier build, which it then replaces. */
async function replaceBuild(): Promise<void> {
	requireBuildFolder(directory);
	await Promise.all([unfinished, previousBuild].map(removeFolder));
	const site = await createSite(projectFolder, { stubsOrigin: process.env.STUBS_ORIGIN });
	if (!process.argv.includes("--with-samples")) {
		requireNoSamples();
	}
	await build(site);
	if (existsSync(directory)) {
		await rename(directory, previousBuild);
	}
	await rename(unfinished, directory);
	await removeFolder(previousBuild);
	console.log(`Built ${site.pages.size} pages into ${join(directory, "client")}`);
	const reminder = createReminder(site.content.settings.securityExpires, new Date());
	if (reminder) {
		console.log(reminder.text);
	}
}

function removeFolder(folder: string): Promise<void> {
	return rm(folder, { recursive: true, force: true });
}

/** Stops the build if the content still holds samples. */
function requireNoSamples(): void {
	const samples = formatSamples(findOpenItems(projectFolder, readProjectValues(projectFolder)));
	requireNone(
		samples,
		`${samples.length} samples would be published. Put your own in their place: docs/owner-guide.md says how. To build the demonstration with them: npm run build -- --with-samples.`,
	);
}

/** Stops the build if there are problems. @param remedy what to do about all of them */
function requireNone(sentences: readonly string[], remedy?: string): void {
	if (sentences.length > 0) {
		throw new UserError([...sentences, ...(remedy ? [remedy] : [])].join("\n"));
	}
}

/** Writes everything that a host serves and reads. */
async function build(site: Site): Promise<void> {
	const client = join(unfinished, "client");
	const writing = writeDocuments(site, client);
	const [{ documents }] = await Promise.all([
		writing,
		writeOutputs(site, client, writing),
		writing.then(async ({ documents }) => {
			const index = createSearchIndex(createSearchEntries(site), (path) =>
				getHtml(documents, path),
			);
			await writeToFolder(client, searchIndexPath, JSON.stringify(index));
			await compressFiles(client, Array.from(documents.keys(), getDocumentFile));
		}),
	]);
	const otherFiles = listFiles(client).filter((file) => !file.includes(".html"));
	await compressFiles(client, otherFiles);

	const { destinations, redirects } = site.content;
	const manifest = createManifest(documents, speculationRules, destinations.contactForm, redirects);
	await writeToFolder(unfinished, "manifest.json", `${JSON.stringify(manifest, null, "\t")}\n`);
	deriveHosts(unfinished, manifest);
}

/** What the files made of rendered pages and of the bundle wait for. */
interface WrittenDocuments {
	/** The documents by path, with the attributes that the search index reads. */
	documents: Map<string, PageDocument>;
	/** Vite's list of the packages in the scripts. */
	licences: string;
}

function getHtml(documents: WrittenDocuments["documents"], path: string): string {
	return requireValue(documents.get(path), `The document of ${path}`).html;
}

/** Bundles the code and writes every document. */
async function writeDocuments(site: Site, client: string): Promise<WrittenDocuments> {
	const { render, scripts, stylesheet, licences } = await bundleSite(
		client,
		`.cache/bundle-${basename(directory)}`,
	);
	const renderedPages = new Map<string, PageDocument>();
	for (const path of [...site.pages.keys(), ...unregisteredDocuments]) {
		renderedPages.set(path, readDocument(await render(path, site)));
	}
	requireNone(findDeadAnchors(renderedPages, () => readProjectValues(projectFolder)));
	const documents = await inlineStyles(renderedPages, stylesheet, scripts, client);
	for (const [path, { html }] of documents) {
		await writeToFolder(client, getDocumentFile(path), removeBuildAttributes(html));
	}
	return { documents, licences };
}

/** Writes every other file. Pictures are encoded on Node's four threads, beside the rendering of the documents. */
async function writeOutputs(
	site: Site,
	client: string,
	documents: Promise<WrittenDocuments>,
): Promise<void> {
	const outputs = listOutputs(site, {
		root: projectFolder,
		readPage: async (path) => getHtml((await documents).documents, path),
		readLicences: async () => (await documents).licences,
	});
	const write = async ([path, make]: [string, MakeFile]) =>
		await writeToFolder(client, path, await make());
	await Readable.from(outputs).forEach(write, { concurrency: 4 });
}
