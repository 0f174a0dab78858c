import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toReviewedPieces } from "../../../desk/browser/review/selection.ts";
import { runGit } from "../../../desk/server/git/git.ts";
import type { PreviewServer } from "../../../desk/server/preview/previewServer.ts";
import { createDesk } from "../../../desk/server/server.ts";
import type { Entry, EntrySummary, FileText, Overview } from "../../../desk/shared/api/entries.ts";
import type { FieldValues, StagedPicture } from "../../../desk/shared/api/forms.ts";
import {
	type GetRequests,
	type PostRequests,
	type RefusalResponse,
	requestIdHeader,
} from "../../../desk/shared/api/requests.ts";
import type { ChangeSummary, Review } from "../../../desk/shared/api/review.ts";
import { copyContent } from "../../desk/desk.ts";
import { findFreePort } from "../../freePort.ts";

/** The desk's answer to a request. */
interface Answer<Body> {
	statusCode: number;
	/** The answer as it was sent, for the message of a failed assertion. */
	body: string;
	/** Reads what was asked for. @throws where the desk has refused it */
	json(): Body;
	/** Reads why the desk has refused it. @throws where it has not */
	refusal(): RefusalResponse;
}

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

/** Copies the content, its texts shortened. @returns the folder */
function makeCopy(): string {
	const root = mkdtempSync(join(tmpdir(), "desk-"));
	cpSync(getTemplate(), root, { recursive: true });
	return root;
}

/**
 * Copies the content, its texts shortened, and serves the desk on it.
 * @param preview by default one that does not respond.
 * @param root the folder of an earlier desk, to serve that again
 */
export async function serveDesk(
	preview: PreviewServer = { origin: "http://localhost:1", problem: "" },
	root = makeCopy(),
) {
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
	/** Waits for an answer, whose body is of a type. */
	async function read<Body>(asked: ReturnType<typeof ask>): Promise<Answer<Body>> {
		const { statusCode, body } = await asked;
		const parse = (isExpected: boolean) => {
			if (!isExpected) {
				throw new Error(`The desk answered ${statusCode}: ${body}`);
			}
			return JSON.parse(body);
		};
		return {
			statusCode,
			body,
			json: () => parse(statusCode === 200),
			refusal: () => parse(statusCode >= 400),
		};
	}

	/** Asks for something as the desk's page does. */
	function get<Name extends keyof GetRequests>(name: Name, query: GetRequests[Name]["query"]) {
		const asked = ask(`/api/${name}?${new URLSearchParams(query)}`);
		return read<GetRequests[Name]["response"]>(asked);
	}

	/** Sends something as the desk's page does. @param id by which its response can be asked for again */
	function post<Name extends keyof PostRequests>(
		name: Name,
		sent: PostRequests[Name]["body"],
		id?: string,
	) {
		const asked = ask(`/api/${name}`, sent, { [requestIdHeader]: id });
		return read<PostRequests[Name]["response"]>(asked);
	}

	const readReview = async (): Promise<Review> => (await get("review", {})).json();
	const readOverview = async (): Promise<Overview> => (await get("overview", {})).json();
	/** Opens the form of a new entry. */
	const openNew = async (kind: string): Promise<Entry> => (await get("new-entry", { kind })).json();

	/** Opens a file in the panel: as a form, or as text where it cannot be read. */
	const openFile = async (path: string): Promise<Entry | FileText> =>
		(await get("entry", { path })).json();

	/** Saves a form with other values. @param tab in which it is open */
	function save({ path, kind, version, data }: Entry, changed: FieldValues = {}, tab = "a") {
		return post("save", { path, kind, version, tab, data: { ...data, ...changed } });
	}

	/** Saves a new entry. */
	const add = async (kind: string, values: FieldValues) => save(await openNew(kind), values);
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

		get,
		post,
		readReview,
		readOverview,
		/** Lists the entries of a kind in the order of the list of all content; without a kind those of all. */
		async listEntries(kind?: string): Promise<EntrySummary[]> {
			const { groups } = await readOverview();
			return groups
				.filter(({ name }) => kind === undefined || name === kind)
				.flatMap(({ entries }) => entries);
		},
		/** Opens the form of a file. @throws where it cannot be read */
		async open(path: string): Promise<Entry> {
			const entry = await openFile(path);
			if ("text" in entry) {
				throw new Error(entry.message);
			}
			return entry;
		},
		/** Opens a file that no form can show. @throws where one can */
		async openAsText(path: string): Promise<FileText> {
			const entry = await openFile(path);
			if ("data" in entry) {
				throw new Error(`${path} has a form.`);
			}
			return entry;
		},
		openNew,
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
			read<StagedPicture>(
				ask(`/api/picture?${new URLSearchParams(query)}`, bytes, {
					"content-type": "application/octet-stream",
				}),
			),
		/** Publishes everything there is to publish, but for what is left out. */
		async publish(
			message: string,
			isChosen = (_path: string, _part?: string) => true,
			id?: string,
		) {
			const { changes } = await readReview();
			const chosen = changes.filter(({ path, part }) => isChosen(path, part));
			return post("publish", { message, pieces: chosen.flatMap(toReviewedPieces) }, id);
		},
		/** Takes a publication back, or an undo. @param commit of it; undefined where there was none, which fails */
		undo(commit: string | undefined) {
			if (commit === undefined) {
				throw new Error("Nothing was published that could be undone.");
			}
			return post("undo", { commit });
		},
		/** Discards a change as it is in a review. */
		discard: (change: ChangeSummary) => post("discard", { pieces: toReviewedPieces(change) }),
		async stop() {
			await desk.app.close();
			rmSync(root, { recursive: true, force: true });
		},
	};
}
