import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toReviewedPieces } from "../../../desk/browser/review/selection.ts";
import { runGit } from "../../../desk/server/git/git.ts";
import type { PreviewServer } from "../../../desk/server/preview/previewServer.ts";
import { createDesk } from "../../../desk/server/server.ts";
import type { Entry } from "../../../desk/shared/api/entries.ts";
import type { FieldValues } from "../../../desk/shared/api/forms.ts";
import type { ChangeSummary } from "../../../desk/shared/api/review.ts";
import { copyContent } from "../../desk/desk.ts";
import { findFreePort } from "../../freePort.ts";

/** A desk's server over a copy of the content, asked as its own page would ask it. */
export type ServedDesk = Awaited<ReturnType<typeof serveDesk>>;

let template: string | undefined;

/** The repository that desks begin with, made once. */
function getTemplate(): string {
	if (!template) {
		const made = copyContent("short texts");
		process.once("exit", () => rmSync(made, { recursive: true, force: true }));
		template = made;
	}
	return template;
}

/**
 * Copies the content, its texts shortened, and serves the desk on it.
 * @param preview by default one that does not respond.
 */
export async function serveDesk(
	preview: PreviewServer = { origin: "http://localhost:1", problem: "" },
) {
	const root = mkdtempSync(join(tmpdir(), "desk-"));
	cpSync(getTemplate(), root, { recursive: true });
	const port = await findFreePort();
	const browserFolder = join(root, ".cache/browser");
	mkdirSync(browserFolder, { recursive: true });
	writeFileSync(join(browserFolder, "index.html"), "the desk");
	const desk = createDesk({ root, browserFolder, port, preview });
	await desk.app.listen({ port, host: "localhost" });
	const opened = await desk.app.inject({
		url: desk.address,
		headers: { host: `localhost:${port}` },
	});
	const cookie = String(opened.headers["set-cookie"]).replace(/;.*/, "");

	/** Sends a request as the desk's own page would, unless the headers say otherwise. */
	function ask(url: string, body?: object, headers: Record<string, string | undefined> = {}) {
		const own = { host: `localhost:${port}`, origin: `http://localhost:${port}`, cookie };
		const sent = Object.entries({ ...own, ...headers }).filter(([, value]) => value !== undefined);
		return desk.app.inject({
			method: body ? "POST" : "GET",
			url,
			headers: Object.fromEntries(sent),
			...(body ? { payload: body } : {}),
		});
	}
	/** Saves a form with other values. @param tab in which it is open */
	function save({ path, kind, version, data }: Entry, changed: FieldValues = {}, tab = "a") {
		return ask("/api/save", { path, kind, version, tab, data: { ...data, ...changed } });
	}

	/** Saves a new entry. */
	async function add(kind: string, values: FieldValues) {
		return save((await ask(`/api/new-entry?kind=${kind}`)).json(), values);
	}
	return {
		root,
		port,
		cookie,
		ask,
		file: (path: string) => join(root, path),
		read: (path: string) => readFileSync(join(root, path), "utf8"),
		write: (path: string, text: string) => writeFileSync(join(root, path), text),
		git: (...args: string[]) => runGit(root, ...args),
		/** Commits everything as a publication, without its checks. @returns the commit */
		commitAsDesk(subject: string): string {
			runGit(root, "add", "--all");
			runGit(root, "commit", "--quiet", "--message", `${subject}\n\nPublished-with: desk`);
			return runGit(root, "rev-parse", "HEAD").trim();
		},

		/** Opens the form of a file. */
		async open(path: string): Promise<Entry> {
			return (await ask(`/api/entry?path=${encodeURIComponent(path)}`)).json();
		},
		save,
		add,
		/** Saves a new event on 5 March 2027, from 12:30 to 13:15. */
		addEvent: (title: string) =>
			add("event", {
				title,
				start: "2027-03-05T12:30",
				end: "2027-03-05T13:15",
				summary: "What to settle before the first ten people begin.",
			}),
		/** Drops a picture on a form. */
		upload: (query: Readonly<Record<string, string>>, bytes: Buffer) =>
			ask(`/api/picture?${new URLSearchParams(query)}`, bytes, {
				"content-type": "application/octet-stream",
			}),
		/** Publishes everything there is to publish, but for what is left out. */
		async publish(message: string, isChosen = (_path: string, _part?: string) => true) {
			const { changes } = (await ask("/api/review")).json();
			const chosen = changes.filter(({ path, part }: ChangeSummary) => isChosen(path, part));
			return ask("/api/publish", {
				message,
				pieces: chosen.flatMap(toReviewedPieces),
			});
		},
		/** Discards a change as it is in a review. */
		discard: (change: ChangeSummary) => ask("/api/discard", { pieces: toReviewedPieces(change) }),
		async stop() {
			await desk.app.close();
			rmSync(root, { recursive: true, force: true });
		},
	};
}
