import { execFileSync } from "node:child_process";
import {
	appendFileSync,
	chmodSync,
	existsSync,
	globSync,
	mkdirSync,
	mkdtempSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { push } from "../../../desk/server/git/push.ts";
import { findRemote } from "../../../desk/server/git/repository.ts";
import { knownArticle, knownPerson } from "../../fixtures/knownContent.ts";
import { type ServedDesk, serveDesk } from "./serveDesk.ts";

const other = "content/team/kevin-zhao.yaml";
const words = ".cspell/project-words.txt";

let desk: ServedDesk;
beforeEach(async () => {
	desk = await serveDesk();
});
afterEach(() => desk.stop());

const change = (path: string, line = "Looks after dates and rooms.") =>
	desk.write(path, desk.read(path).replace(/^line: .*/m, `line: ${line}`));
/** Waits until the check of a publication has begun: then it has a folder of its own. */
const waitForCheck = () =>
	vi.waitFor(() =>
		expect(globSync("publish-*", { cwd: desk.file(".cache/desk") })).toHaveLength(1),
	);
const listPublished = () => desk.git("show", "--name-only", "--format=%s", "HEAD").trim();

test("exactly the chosen changes are published, and nothing that is not content", async () => {
	change(knownPerson);
	change(other);
	writeFileSync(desk.file("content/.env"), "SECRET=1");
	writeFileSync(desk.file("content/notes.docx"), "notes");
	writeFileSync(desk.file("elsewhere.txt"), "staged");
	desk.git("add", "elsewhere.txt");
	const review = await desk.readReview();
	expect(review.changes.map(({ path }) => path)).toEqual([knownPerson, other]);
	expect(review.unpublishable).toEqual(["content/.env", "content/notes.docx"]);
	const response = await desk.publish("Only Claire", (path) => path === knownPerson);
	expect(response.json()).toMatchObject({ message: expect.stringContaining("Published") });
	expect(listPublished()).toBe(`Only Claire\n\n${knownPerson}`);
	// Another person's unfinished work is left alone.
	expect(desk.git("status", "--porcelain")).toContain("A  elsewhere.txt");
	expect(desk.git("status", "--porcelain")).toContain(` M ${other}`);
});

test("a publication without a message is named after what is published, not after what is left out", async () => {
	change(knownPerson);
	change(other);
	await desk.publish("", (path) => path === other);
	const [subject = "", , ...paths] = listPublished().split("\n");
	expect(subject).toContain("Kevin Zhao");
	expect(subject).not.toMatch(/Claire|more/);
	expect(paths).toEqual([other]);
});

test("a publication is not named after a change that shares a file with it and was left out", async () => {
	const event = "content/events/rooms-and-dates.yaml";
	const destinations = "content/destinations.yaml";
	desk.write(event, desk.read("content/events/one-assistant-for-one-job.yaml"));
	const added = "eventPages:\n  rooms-and-dates: https://events.mallee.example/rooms-and-dates";
	desk.write(
		destinations,
		desk
			.read(destinations)
			.replace(/^eventPages:/m, added)
			.replace(/^(partnerForm: .*)/m, "$1-of-ours"),
	);
	const response = await desk.publish("", (path) => path === event);
	expect(response.json().commit, response.body).toBeTruthy();
	expect(listPublished()).toContain(destinations);
	expect(desk.git("status", "--porcelain")).toBe(` M ${destinations}\n`);
	expect(listPublished().split("\n")[0]).not.toMatch(/Destinations| and /);
});

test("a file that may be run is published so, and is no change afterwards", async () => {
	chmodSync(desk.file(knownPerson), 0o755);
	// Its bytes are as published: neither the review nor the list calls it changed.
	expect((await desk.readReview()).changes).toEqual([]);
	const states = (await desk.listEntries()).map(({ state }) => state);
	expect(new Set(states)).toEqual(new Set(["published"]));
	change(knownPerson);
	expect((await desk.publish("A line")).json().commit).toBeTruthy();
	expect(desk.git("status", "--porcelain")).toBe("");
});

test("a sample that would be sent is marked in the review, and the publication says that it does not go live", async () => {
	const settings = "content/site.yaml";
	desk.write(settings, desk.read(settings).replace(/^sample: .*/m, "sample: true"));
	expect(await desk.readReview()).not.toHaveProperty("isSample");
	const remote = addRemote();
	expect(await desk.readReview()).toHaveProperty("isSample", true);
	change(knownPerson, "Sent.");
	const { message, isComplete } = (await desk.publish("A line")).json();
	expect(isComplete).toBe(true);
	expect(message).toMatch(
		/^Published, and sent to .*\. It does not go live yet: the site is still marked as a sample\.$/,
	);
	desk.write(settings, desk.read(settings).replace(/^sample: .*/m, "sample: false"));
	expect(await desk.readReview()).not.toHaveProperty("isSample");
	expect((await desk.publish("No sample")).json().message).toMatch(
		/^Published, and sent to .*\. Your Git host checks it again before it goes live\.$/,
	);
	rmSync(remote, { recursive: true });
});

test("a change saved after the review is not published with it", async () => {
	change(knownPerson);
	const { changes } = await desk.readReview();
	const reviewed = changes.map(({ path, version }) => ({ path, version }));
	const publishing = desk.post("publish", { pieces: reviewed, message: "Reviewed" });
	await waitForCheck();
	change(knownPerson, "Changed during the check.");
	expect((await publishing).json().commit).toBeTruthy();
	expect(desk.git("show", `HEAD:${knownPerson}`)).not.toContain("during the check");
	// And a change that came before the button was pressed is looked over first.
	const late = await desk.post("publish", { pieces: reviewed, message: "Again" });
	expect(late.statusCode).toBe(409);
	expect(desk.read(knownPerson)).toContain("Changed during the check.");
});

test("what is published already is not published once more, and can still be undone", async () => {
	const before = desk.read(knownPerson);
	change(knownPerson);
	const [{ path, version } = expect.fail()] = (await desk.readReview()).changes;
	const askToPublish = () => desk.post("publish", { pieces: [{ path, version }], message: "Once" });
	const [first, second] = await Promise.all([askToPublish(), askToPublish()]);
	const { commit } = first.json();
	expect([second.statusCode, second.refusal().message]).toEqual([
		409,
		expect.stringContaining("no longer there"),
	]);
	expect(desk.git("rev-parse", "HEAD").trim()).toBe(commit);
	expect((await desk.undo(commit)).statusCode).toBe(200);
	expect(desk.read(knownPerson)).toBe(before);
});

test("what became of a publication, an undo or a discard is told who asks for it, while it is under way and afterwards", async () => {
	change(other);
	const publishing = desk.publish("Once", undefined, "first");
	const ask = (id: string) => desk.ask(`/api/response?id=${id}`);
	await waitForCheck();
	const told = await ask("first");
	const result = (await publishing).json();
	expect([told.statusCode, told.json()]).toEqual([200, result]);
	change(other, "Rings Wirrabillan each week.");
	await desk.publish("A name", undefined, "second");
	expect((await ask("second")).json()).toMatchObject({ words: [{ word: "Wirrabillan" }] });
	// Another tab’s publication takes nothing away.
	expect((await ask("first")).json()).toEqual(result);
	const refused = await desk.post("undo", { commit: String(result.commit) }, "third");
	expect([refused.statusCode, (await ask("third")).body]).toEqual([409, refused.body]);
	expect((await ask("third")).statusCode).toBe(409);
	const [{ path, version } = expect.fail()] = (await desk.readReview()).changes;
	const discarded = await desk.post("discard", { pieces: [{ path, version }] }, "fourth");
	expect((await ask("fourth")).json()).toEqual(discarded.json());
	expect((await ask("fifth")).statusCode).toBe(404);
	expect((await ask("fifth")).json().message).toMatch(/^The desk does not know whether/);
});

test("nothing is published where it could be lost", async () => {
	change(knownPerson);
	const before = desk.git("rev-parse", "HEAD");
	const branch = desk.git("branch", "--show-current").trim();
	const expectRefusal = async (words: string) => {
		const { problem } = await desk.readReview();
		expect(`${problem?.reason} ${problem?.remedy}`).toContain(words);
		const response = await desk.publish("Too early");
		expect(response.statusCode, response.body).toBe(409);
		expect(response.refusal().message).toContain(words);
		expect(desk.git("rev-parse", "HEAD")).toBe(before);
		expect(desk.read(knownPerson)).toContain("dates and rooms");
	};
	desk.git("switch", "--quiet", "--detach");
	await expectRefusal("not on a branch");
	desk.git("switch", "--quiet", branch);
	writeFileSync(desk.file(".git/MERGE_HEAD"), before);
	await expectRefusal("in the middle of a merge");
	rmSync(desk.file(".git/MERGE_HEAD"));
	writeFileSync(desk.file(".git/CHERRY_PICK_HEAD"), before);
	await expectRefusal("in the middle of a cherry-pick");
	rmSync(desk.file(".git/CHERRY_PICK_HEAD"));
	execFileSync("mkdir", [desk.file(".git/rebase-merge")]);
	await expectRefusal("in the middle of a rebase");
	rmSync(desk.file(".git/rebase-merge"), { recursive: true });
	vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
	desk.git("config", "--unset", "user.name");
	await expectRefusal("does not know who you are");
	vi.unstubAllEnvs();
	desk.git("config", "user.name", "Owner");
	expect((await desk.publish("Now")).json().commit).toBeTruthy();
});

test("a publication that Git’s index could not follow says so, and is no change any more", async () => {
	change(knownPerson);
	desk.write(".git/index.lock", "");
	const { message, isComplete } = (await desk.publish("A line")).json();
	expect(isComplete).toBe(false);
	expect(message).toContain(`run “git reset -- ${knownPerson}” in the terminal`);
	rmSync(desk.file(".git/index.lock"));
	expect(desk.git("status", "--porcelain")).toBe(`MM ${knownPerson}\n`);
	expect((await desk.readReview()).changes).toEqual([]);
});

test("a name that is new to the spelling check is accepted with one button, and published", async () => {
	change(knownPerson, "Rings Wirrabillan Ltd each week.");
	const first = (await desk.publish("A name")).json();
	expect(first).toMatchObject({ words: [{ word: "Wirrabillan", title: "Claire Donnelly" }] });
	expect(first.commit).toBeUndefined();
	await desk.post("words", { words: ["Wirrabillan"] });
	expect((await desk.post("words", { words: ["two\nlines"] })).statusCode).toBe(400);
	const lines = desk.read(words).split("\n");
	expect(lines.indexOf("Wirrabillan")).toBeGreaterThan(lines.indexOf("ASIC"));
	expect((await desk.publish("A name")).json().commit).toBeTruthy();
	expect(listPublished()).toBe(`A name\n\n${words}\n${knownPerson}`);
});

test("the name of somebody is right wherever it is, until the person who has it goes", async () => {
	const added = "content/testimonials/quondaburra.yaml";
	const text = desk
		.read("content/testimonials/saltgate-cyber.yaml")
		.replace(/^order: .*/m, "order: 990");
	desk.write(added, text.replace(/^name: .*/m, "name: Priya Quondaburra"));
	change(knownPerson, "Rings Priya Quondaburra each week.");
	expect((await desk.publish("Both")).json().commit).toBeTruthy();
	rmSync(desk.file(added));
	const refused = (await desk.publish("Gone")).json();
	expect(refused.commit).toBeUndefined();
	expect(refused.words).toMatchObject([
		{ word: "Priya", title: "Claire Donnelly" },
		{ word: "Quondaburra", title: "Claire Donnelly" },
	]);
});

test("a publication is checked where there is no word list", async () => {
	rmSync(desk.file(words));
	change(knownPerson);
	const response = await desk.publish("", () => true);
	expect(response.statusCode, response.body).toBe(200);
});

test("a word list that is a link to another file is neither changed nor published", async () => {
	const outside = join(desk.root, "outside.txt");
	writeFileSync(outside, "secret\n");
	rmSync(desk.file(words));
	symlinkSync(outside, desk.file(words));
	expect((await desk.post("words", { words: ["Wirrabillan"] })).statusCode).toBe(403);
	expect(desk.read("outside.txt")).toBe("secret\n");
	const review = await desk.get("review", {});
	expect(review.body).not.toContain("secret");
	expect(review.json().changes).toEqual([]);
});

test("problems with words are reported, and nothing is published", async () => {
	change(knownPerson, "We leverage a seamless synergy.");
	const response = (await desk.publish("Hype")).json();
	expect(response.commit).toBeUndefined();
	expect(response.prose).toContainEqual({
		message: "“We leverage a seamless synergy.”: This site does not write “leverage”. Write “use”.",
		words: "leverage",
		before: "We ",
		title: "Claire Donnelly",
		path: knownPerson,
		fieldPath: ["line"],
		place: "One-line summary",
	});
});

const giveArticleTo = (author: string) =>
	desk.write(knownArticle, desk.read(knownArticle).replace(/^author: .*/m, `author: ${author}`));

test("an article is not published without its new author, who is named, and nobody else", async () => {
	const added = "content/team/jo-hall.yaml";
	const text = desk.read(knownPerson).replace(/^name: .*/m, "name: Jo Hall");
	desk.write(added, text.replace(/^order: .*/m, "order: 990"));
	change(added, "Rings Wirrabillan Ltd each week.");
	giveArticleTo("jo-hall");
	change(other);
	const { changes } = await desk.readReview();
	const { title } = changes.find(({ path }) => path === knownArticle) ?? expect.fail();
	const refused = (await desk.publish("Too little", (path) => path === knownArticle)).json();
	expect(refused.commit).toBeUndefined();
	// What is wrong with the other is told in the same round.
	expect(refused).toMatchObject({
		issues: [],
		needed: [{ path: added, title: "Jo Hall", neededBy: [title] }],
		words: [{ word: "Wirrabillan", title: "Jo Hall" }],
	});
	change(added);
	const together = await desk.publish("Both", (path) => [knownArticle, added].includes(path));
	expect(together.json().commit, together.body).toBeTruthy();
	expect(desk.git("status", "--porcelain")).toBe(` M ${other}\n`);
});

test("an author’s removal is not published without the articles’ new author", async () => {
	giveArticleTo("claire-donnelly");
	desk.git("commit", "--quiet", "--all", "--message", "By Claire");
	const { version } = await desk.open(knownPerson);
	const removal = { path: knownPerson, version, redirect: "/team", successor: "kevin-zhao" };
	expect((await desk.post("remove", removal)).statusCode).toBe(200);
	expect(JSON.stringify((await desk.readReview()).changes)).toContain(
		"“Claire Donnelly” → “Kevin Zhao”",
	);
	change(other);
	const refused = (await desk.publish("Too little", (path) => path === knownPerson)).json();
	const paths = (refused.needed ?? []).map(({ path }) => path);
	expect(paths).toContain(knownArticle);
	expect(paths).not.toContain(other);
	expect(refused.issues).toEqual([]);
	const all = await desk.publish("All", (path) => path === knownPerson || paths.includes(path));
	expect(all.json().commit, all.body).toBeTruthy();
});

test("an issue that no other change fixes is told", async () => {
	giveArticleTo("nobody-at-all");
	change(other);
	const refused = (await desk.publish("Wrong", (path) => path === knownArticle)).json();
	expect(refused.needed).toEqual([]);
	expect(refused.issues?.join()).toMatch(/Author: .*nobody-at-all/);
});

test("a publication is undone, and undone again", async () => {
	const before = desk.read(knownPerson);
	change(knownPerson);
	const after = desk.read(knownPerson);
	const { commit } = (await desk.publish("A line")).json();
	change(knownPerson, "Changed since.");
	expect((await desk.undo(commit)).statusCode).toBe(409);
	desk.write(knownPerson, after);
	const undone = (await desk.undo(commit)).json();
	expect(desk.read(knownPerson)).toBe(before);
	expect(desk.git("status", "--porcelain")).toBe("");
	await desk.undo(undone.commit);
	expect(desk.read(knownPerson)).toBe(after);
});

test("an undone setting leaves the others of its file as they are, saved and unpublished", async () => {
	const site = "content/site.yaml";
	const before = desk.read(site);
	const setPhone = (text: string) =>
		text.replace("03 7010 0142", "03 7010 0143").replace("+61370100142", "+61370100143");
	const setBrand = (text: string) => text.replace(/^brand: .*$/m, "brand: Banksia");
	desk.write(site, setBrand(setPhone(before)));
	const { commit } = (
		await desk.publish("A number", (_path, part) => part === "contact.phone")
	).json();
	expect(desk.git("show", `HEAD:${site}`)).toBe(setPhone(before));
	const undone = await desk.undo(commit);
	expect(undone.statusCode, undone.body).toBe(200);
	expect(desk.git("show", `HEAD:${site}`)).toBe(before);
	expect(desk.read(site)).toBe(setBrand(before));
	const redone = await desk.undo(undone.json().commit);
	expect(redone.statusCode, redone.body).toBe(200);
	expect(desk.read(site)).toBe(setBrand(setPhone(before)));
	// The same setting, changed since.
	desk.write(site, desk.read(site).replace("03 7010 0143", "03 7010 0144"));
	const refused = await desk.undo(redone.json().commit);
	expect(refused.statusCode).toBe(409);
	expect(refused.refusal().message).toMatch(/has changed since/);
	expect(desk.read(site)).toContain("03 7010 0144");
});

test("a refused Redo names the setting that was changed again, and no other of its file", async () => {
	const site = "content/site.yaml";
	const setPhone = (digit: number) =>
		desk.write(site, desk.read(site).replace(/(?<=03 7010 014|7010014)\d/g, `${digit}`));
	setPhone(3);
	const { commit } = (await desk.publish("A number")).json();
	const undone = (await desk.undo(commit)).json();
	setPhone(4);
	desk.write(site, desk.read(site).replace(/^brand: .*$/m, "brand: Banksia"));
	const refused = await desk.undo(undone.commit);
	expect(refused.statusCode).toBe(409);
	expect(refused.refusal().message).toMatch(
		/^Site: .*Telephone has changed since .*, so Redo would /,
	);
});

test("an undo that Git refuses leaves the publication and its files as they are", async () => {
	change(knownPerson);
	const commit = (await desk.publish("A line")).json().commit;
	const text = desk.read(knownPerson);
	const askToUndo = () => desk.undo(commit);
	const lock = `.git/${desk.git("symbolic-ref", "HEAD").trim()}.lock`;
	desk.write(lock, "");
	expect((await askToUndo()).statusCode).toBe(409);
	expect([desk.git("rev-parse", "HEAD").trim(), desk.read(knownPerson)]).toEqual([commit, text]);
	rmSync(desk.file(lock));
	expect((await askToUndo()).statusCode).toBe(200);
});

test("what was undone can be redone after other publications, until the same is published again", async () => {
	change(knownPerson);
	const after = desk.read(knownPerson);
	await desk.undo(desk.commitAsDesk("A line"));
	change(other);
	desk.commitAsDesk("Another line");
	const { last, undone } = await desk.readReview();
	expect([last?.isUndo, undone.length, undone[0]?.subject]).toEqual([false, 1, "Undo: A line"]);
	expect((await desk.undo(undone[0]?.commit)).statusCode).toBe(200);
	expect(desk.read(knownPerson)).toBe(after);
	expect(desk.read(other)).toContain("dates and rooms");
	expect(desk.git("log", "-1", "--format=%s").trim()).toBe("Redo: A line");
	expect(desk.git("status", "--porcelain")).toBe("");
	expect((await desk.readReview()).undone).toEqual([]);
	await desk.undo((await desk.readReview()).last?.commit);
	change(knownPerson, "Published after the undo.");
	desk.commitAsDesk("A third line");
	expect((await desk.readReview()).undone).toEqual([]);
	expect((await desk.undo(undone[0]?.commit)).statusCode).toBe(409);
});

test("an undo is redone where some of it has been published again, and not where all of it has", async () => {
	const redirects = "content/redirects.yaml";
	const add = (name: string) =>
		desk.write(redirects, desk.read(redirects).replace(/$/, `  /${name}: /pricing\n`));
	const before = desk.read(redirects);
	add("fees");
	add("rates");
	const after = desk.read(redirects);
	await desk.undo(desk.commitAsDesk("Two redirects"));
	expect(desk.read(redirects)).toBe(before);
	add("fees");
	desk.commitAsDesk("One of them");
	const [undone] = (await desk.readReview()).undone;
	const redone = await desk.undo(undone?.commit);
	expect(redone.statusCode, redone.body).toBe(200);
	expect(parse(desk.read(redirects))).toEqual(parse(after));
	expect(desk.git("status", "--porcelain")).toBe("");
	desk.git("reset", "--quiet", "--hard", "HEAD~1");
	add("rates");
	desk.commitAsDesk("The other one");
	expect((await desk.readReview()).undone).toEqual([]);
});

test("every undo that was not redone is offered, and redone beside what was published since in the same files", async () => {
	const undoLast = async () => {
		const response = await desk.undo((await desk.readReview()).last?.commit);
		expect(response.statusCode, response.body).toBe(200);
	};
	const publishEvent = async (title: string) => {
		const { path } = (await desk.addEvent(title)).json();
		desk.write(words, desk.read(words).replace(/$/, `${title.split(" ")[1]}\n`));
		desk.commitAsDesk(title);
		return path;
	};
	const destinations = "content/destinations.yaml";
	const first = await publishEvent("With Zzabc");
	await undoLast();
	const second = await publishEvent("With Zzbcd");
	await undoLast();
	const third = await publishEvent("With Zzcde");
	const listUndone = async () => (await desk.readReview()).undone.map(({ subject }) => subject);
	expect(await listUndone()).toEqual(["Undo: With Zzbcd", "Undo: With Zzabc"]);
	const [, undone] = (await desk.readReview()).undone;
	const redone = await desk.undo(undone?.commit);
	expect(redone.statusCode, redone.body).toBe(200);
	const published = desk.git("ls-files", "content/events");
	expect([first, second, third].map((path) => published.includes(path))).toEqual([
		true,
		false,
		true,
	]);
	for (const name of ["with-zzabc", "with-zzcde"]) {
		expect(desk.git("show", `HEAD:${destinations}`)).toContain(`${name}: `);
	}
	expect(desk.git("show", `HEAD:${words}`)).toMatch(/Zzabc\nZzcde\n/);
	expect(desk.git("status", "--porcelain")).toBe("");
	expect(await listUndone()).toEqual(["Undo: With Zzbcd"]);
});

test("a saved change is discarded as it was reviewed, and no other version of it", async () => {
	const before = desk.read(knownPerson);
	change(knownPerson);
	const { changes } = await desk.readReview();
	const [{ path, version } = expect.fail()] = changes;
	expect((await desk.post("discard", { pieces: [{ path, version: "0" }] })).statusCode).toBe(409);
	expect((await desk.post("discard", { pieces: [{ path, version }] })).statusCode).toBe(200);
	expect(desk.read(knownPerson)).toBe(before);
	expect((await desk.readReview()).changes).toEqual([]);
});

test("what is discarded in another tab while it is being published is published and kept, never half of both", async () => {
	change(knownPerson);
	const { changes } = await desk.readReview();
	const [{ path, version } = expect.fail()] = changes;
	const [published] = await Promise.all([
		desk.post("publish", { message: "", pieces: [{ path, version }] }),
		desk.post("discard", { pieces: [{ path, version }] }),
	]);
	expect(published.json()).toMatchObject({ commit: expect.any(String) });
	expect(desk.git("show", `HEAD:${knownPerson}`)).toBe(desk.read(knownPerson));
	expect((await desk.readReview()).changes).toEqual([]);
});

test.each(["secret", "s@cret"])(
	"the address of the Git host is shown without its password %s",
	(password) => {
		desk.git("remote", "add", "origin", `https://ada:${password}@git.example/site.git`);
		expect(findRemote(desk.root, "main")).toMatchObject({ url: "https://git.example/site.git" });
	},
);

/** A Git host in a folder. */
function addRemote(): string {
	const folder = mkdtempSync(join(tmpdir(), "desk-remote-"));
	execFileSync("git", ["init", "--quiet", "--bare", folder]);
	desk.git("remote", "add", "origin", folder);
	return folder;
}

test("a publication is sent to the Git host, and a refusal is explained in plain words", async () => {
	const remote = addRemote();
	const branch = desk.git("branch", "--show-current").trim();
	change(knownPerson);
	const sent = (await desk.publish("Sent")).json();
	expect(sent).toMatchObject({ isComplete: true, message: expect.stringContaining(remote) });
	const readHead = () =>
		execFileSync("git", ["-C", remote, "log", "-1", "--format=%s", branch]).toString().trim();
	expect(readHead()).toBe("Sent");

	const clone = `${remote}-clone`;
	execFileSync("git", ["clone", "--quiet", "--branch", branch, remote, clone]);
	appendFileSync(join(clone, knownPerson), "# Theirs.\n");
	const identity = ["-c", "user.name=B", "-c", "user.email=b@example.com"];
	execFileSync("git", [
		"-C",
		clone,
		...identity,
		"commit",
		"--quiet",
		"--all",
		"--message",
		"Theirs",
	]);
	execFileSync("git", ["-C", clone, "push", "--quiet"]);
	change(other);
	const refused = (await desk.publish("Not sent")).json();
	expect(refused).toMatchObject({
		isComplete: false,
		commit: expect.any(String),
		message: expect.stringContaining("Somebody else has published since"),
	});
	expect(readHead()).toBe("Theirs");
	expect((await desk.readReview()).unsentCount).toBe(1);

	// What the desk advises can be done while there is more to publish.
	change(other, "Saved and not published.");
	const added = "content/team/jo-hall.yaml";
	desk.write(added, desk.read(other));
	const [, command = ""] = refused.message.match(/run “git ([^”]*)”/) ?? [];
	desk.git(...command.split(" "));
	expect(desk.read(other)).toContain("Saved and not published.");
	expect(desk.read(knownPerson)).toContain("# Theirs.");
	expect(desk.git("status", "--porcelain")).toBe(` M ${other}\n?? ${added}\n`);
	expect((await desk.post("send", {})).json().isComplete).toBe(true);
	expect(readHead()).toBe("Not sent");
	rmSync(remote, { recursive: true });
	rmSync(clone, { recursive: true });
});

/** Has Git hold what it sends until `.git/hold` is gone. @returns a function that waits until it has begun */
function holdSending() {
	mkdirSync(desk.file(".git/hooks"), { recursive: true });
	const script = "touch .git/sending; while [ -e .git/hold ]; do sleep 0.05; done";
	writeFileSync(desk.file(".git/hooks/pre-push"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
	desk.write(".git/hold", "");
	return () => vi.waitFor(() => expect(existsSync(desk.file(".git/sending"))).toBe(true), 20_000);
}

test("what somebody commits while a publication waits to be sent is not sent with it", async () => {
	const remote = addRemote();
	const waitForSending = holdSending();
	change(knownPerson);
	const first = desk.publish("First");
	await waitForSending();
	change(other);
	const second = desk.publish("Second");
	const readSubject = () => desk.git("log", "-1", "--format=%s").trim();
	await vi.waitFor(() => expect(readSubject()).toBe("Second"), 20_000);
	desk.git("commit", "--quiet", "--allow-empty", "--message", "Unchecked");
	rmSync(desk.file(".git/hold"));
	expect((await first).json()).toMatchObject({ isComplete: true });
	expect((await second).json()).toMatchObject({ isComplete: true });
	const sent = execFileSync("git", ["-C", remote, "log", "-1", "--format=%s", "--all"]).toString();
	expect(sent.trim()).toBe("Second");
	expect((await desk.readReview()).unsentCount).toBe(1);
	rmSync(remote, { recursive: true });
});

test("a commit that somebody has sent already, with more after it, is sent", async () => {
	const remote = addRemote();
	change(knownPerson);
	const commit = desk.commitAsDesk("A publication");
	const branch = desk.git("branch", "--show-current").trim();
	desk.git("commit", "--quiet", "--allow-empty", "--message", "By hand");
	desk.git("push", "--quiet", remote, branch);
	expect(await push(desk.root, { commit, branch })).toMatchObject({ type: "sent" });
	expect((await desk.readReview()).unsentCount).toBe(0);
	rmSync(remote, { recursive: true });
});

test("a save does not wait until a publication is sent", async () => {
	const remote = addRemote();
	const waitForSending = holdSending();
	const entry = await desk.open(other);
	change(knownPerson);
	const publishing = desk.publish("Sent");
	await waitForSending();
	expect((await desk.save(entry, { line: "Looks after rooms." })).statusCode).toBe(200);
	rmSync(desk.file(".git/hold"));
	expect((await publishing).json()).toMatchObject({ isComplete: true });
	rmSync(remote, { recursive: true });
});

test("a first publication that the host did not take can be sent again", async () => {
	const folder = mkdtempSync(join(tmpdir(), "desk-remote-"));
	const remote = join(folder, "site.git");
	desk.git("remote", "add", "origin", remote);
	desk.write(knownPerson, desk.read(knownPerson).replace(/^line: .*/m, "line: Looks after dates."));
	expect((await desk.publish("First")).json().isComplete).toBe(false);
	expect((await desk.readReview()).unsentCount).toBeGreaterThan(0);
	execFileSync("git", ["init", "--quiet", "--bare", remote]);
	expect((await desk.post("send", {})).json().isComplete).toBe(true);
	expect((await desk.readReview()).unsentCount).toBe(0);
	rmSync(folder, { recursive: true });
});
