import { isUtf8 } from "node:buffer";
import {
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { parseDocument } from "yaml";
import { createSite } from "../../app/site/site.server.ts";
import { ContentError, type Issue } from "../../content-model/index.ts";
import {
	type FileChange,
	getVersion,
	isFieldsPath,
	listContent,
	readContent,
	resolveContentPath,
} from "./contentFiles.ts";
import { splitFile } from "./form/formData.ts";
import { readPublished } from "./git.ts";

/** The folder from which the preview reads its content. @param root folder that holds `content/`. */
export function getDraftsFolder(root: string): string {
	return join(root, ".cache/desk/drafts");
}

/** A file that cannot be read, and why. */
export interface SyntaxProblem {
	line: number;
	message: string;
}

/**
 * The text of a file. One that is not written in UTF-8 is taken for Western European, so that a person can
 * read it.
 */
export function decodeText(bytes: Buffer): string {
	return new TextDecoder(isUtf8(bytes) ? "utf-8" : "windows-1252", { ignoreBOM: true }).decode(
		bytes,
	);
}

/** Why a file cannot be read; nothing if it can. */
export function findFileProblem(path: string, bytes: Buffer): SyntaxProblem | undefined {
	const text = decodeText(bytes);
	if (isUtf8(bytes)) {
		return findSyntaxError(path, text);
	}
	const line = text.split("\n").findIndex((each) => /[^\0-\x7f]/.test(each)) + 1;
	return {
		line,
		message:
			"The file is not written in UTF-8. Look at its letters with accents and its dashes, then save: it is written in UTF-8 from then on.",
	};
}

/** Why a text cannot be read as YAML or as Markdown with fields; nothing if it can. */
export function findSyntaxError(path: string, text: string): SyntaxProblem | undefined {
	const { yaml, body } = splitFile(text);
	if (path.endsWith(".md") && body === undefined) {
		return { line: 1, message: "The file must begin with its fields between two lines of ---." };
	}
	const [error] = parseDocument(yaml, { prettyErrors: true }).errors;
	if (!error) {
		return;
	}
	const line = (error.linePos?.[0].line ?? 1) + (body === undefined ? 0 : 1);
	return { line, message: error.message.split(" at line ")[0] ?? error.message };
}

/**
 * Mirrors the content with changes into a folder. Unchanged files are not touched and others are replaced
 * atomically: a program may be reading them.
 */
export function mirrorContent(
	root: string,
	folder: string,
	changes: readonly Pick<FileChange, "path" | "bytes">[],
): void {
	const changed = new Map(changes.map(({ path, bytes }) => [path, bytes]));
	const paths = new Set([...listContent(root), ...changed.keys()]);
	for (const path of paths) {
		const bytes = changed.has(path) ? changed.get(path) : readContent(root, path);
		const file = resolveContentPath(folder, path);
		if (!bytes) {
			rmSync(file, { force: true });
		} else if (!existsSync(file) || !readFileSync(file).equals(bytes)) {
			replaceFile(file, bytes, join(folder, "part"));
		}
	}
	for (const path of existsSync(join(folder, "content")) ? listContent(folder) : []) {
		if (!paths.has(path)) {
			rmSync(resolveContentPath(folder, path));
		}
	}
}

/** Writes a file in one step, so that no program reads half of it. @param temporaryFile on the same disk */
function replaceFile(file: string, bytes: Uint8Array, temporaryFile: string): void {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(temporaryFile, bytes);
	renameSync(temporaryFile, file);
}

/**
 * Checks the content with changes to it, and shows drafts. A file that cannot be read counts as last
 * published, so that work on the others can go on.
 */
export class Workspace {
	readonly root: string;
	/** Drafts that the preview shows, by file. */
	readonly #drafts = new Map<string, readonly FileChange[]>();
	#queue: Promise<unknown> = Promise.resolve();

	/** Of the content that the preview was last updated to. */
	#shownStamp = "";

	#saved: { stamp: string; issues: readonly Issue[] } | undefined;

	readonly #onDraftChanged: () => Promise<void>;

	/**
	 * @param root folder that holds `content/`, in a Git repository.
	 * @param onDraftChanged called when the preview has something new to show; the checks wait for it.
	 */
	constructor(root: string, onDraftChanged: () => Promise<void> = async () => {}) {
		this.root = root;
		this.#onDraftChanged = onDraftChanged;
	}

	/** Runs tasks one after the other: each sees what the one before has written. */
	runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
		const result = this.#queue.then(work);
		this.#queue = result.catch(() => {});
		return result;
	}

	/** The issues that the changes would cause, without those that exist already. */
	async findNewIssues(changes: readonly FileChange[]): Promise<Issue[]> {
		const issues = await this.#issues(changes);
		if (issues.length === 0) {
			return [];
		}
		const counts = countIssues(await this.#savedIssues());
		return issues.filter((issue) => {
			const count = counts.get(identifyIssue(issue)) ?? 0;
			counts.set(identifyIssue(issue), count - 1);
			return count <= 0;
		});
	}

	/** Shows drafts in the preview if the site can be built from them. @returns their issues */
	async showDraft(path: string, changes: readonly FileChange[] | undefined): Promise<Issue[]> {
		const before = this.#drafts.get(path);
		if (changes) {
			this.#drafts.set(path, changes);
		} else {
			this.#drafts.delete(path);
		}
		let isRight = false;
		try {
			this.refreshPreview();
			// Before the checks block this process.
			await this.#onDraftChanged();
			const issues = changes ? await this.findNewIssues(changes) : [];
			isRight = issues.length === 0;
			return issues;
		} finally {
			if (!isRight) {
				// The page keeps the last draft without issues.
				if (before) {
					this.#drafts.set(path, before);
				} else {
					this.#drafts.delete(path);
				}
				this.refreshPreview();
			}
		}
	}

	/** Updates the preview to the saved content and the drafts. */
	refreshPreview(): void {
		this.#shownStamp = this.#readStamp();
		const drafts = [...this.#drafts.values()].flat();
		mirrorContent(this.root, getDraftsFolder(this.root), [
			...this.#readUnreadableAsPublished(drafts),
			...drafts,
		]);
	}

	/** Updates the preview where somebody has changed a file without the desk. @returns a name of the content as it is */
	followDisk(): string {
		const stamp = this.#readStamp();
		if (stamp !== this.#shownStamp) {
			this.refreshPreview();
		}
		return getVersion(Buffer.from(stamp));
	}

	/** The files of the content, each with the time of its last change. */
	#readStamp(): string {
		return listContent(this.root)
			.map((path) => {
				const stats = statSync(resolveContentPath(this.root, path), { throwIfNoEntry: false });
				return [path, stats?.mtimeMs].join(" ");
			})
			.join();
	}

	/** The issues of the saved content, found once after each change. */
	async #savedIssues(): Promise<readonly Issue[]> {
		const stamp = this.#readStamp();
		if (this.#saved?.stamp !== stamp) {
			// A check that fails is not kept: the next one tries again.
			this.#saved = { stamp, issues: await this.#issues([]) };
		}
		return this.#saved.issues;
	}

	async #issues(changes: readonly FileChange[]): Promise<readonly Issue[]> {
		const folder = join(this.root, ".cache/desk/check");
		mirrorContent(this.root, folder, [...this.#readUnreadableAsPublished(changes), ...changes]);
		return findContentIssues(folder);
	}

	/** Unreadable files, as last published. @param changes files to leave out */
	#readUnreadableAsPublished(changes: readonly FileChange[]): Pick<FileChange, "path" | "bytes">[] {
		return listContent(this.root)
			.filter(isFieldsPath)
			.filter((path) => !changes.some((change) => change.path === path))
			.filter((path) => findFileProblem(path, readContent(this.root, path) ?? Buffer.alloc(0)))
			.map((path) => ({ path, bytes: readPublished(this.root, path) }));
	}
}

/** Identifies an issue, whatever its line and the entry of a list it is in. */
function identifyIssue({ file, field, received, expected }: Issue): string {
	return JSON.stringify([file, field.replace(/\d+/g, "#"), received, expected]);
}

function countIssues(issues: readonly Issue[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const issue of issues) {
		counts.set(identifyIssue(issue), (counts.get(identifyIssue(issue)) ?? 0) + 1);
	}
	return counts;
}

/** The issues of the content in a folder. @throws any other error */
export async function findContentIssues(folder: string): Promise<readonly Issue[]> {
	try {
		await createSite(folder);
		return [];
	} catch (error) {
		if (error instanceof ContentError) {
			return error.issues;
		}
		throw error;
	}
}
