import { execFileSync } from "node:child_process";
import {
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Entry } from "../../../desk/shared/api/entries.ts";
import { createScreenshot } from "../../fixtures/pictures.ts";
import { type ServedDesk, serveDesk } from "./serveDesk.ts";

let desk: ServedDesk;
beforeEach(async () => {
	desk = await serveDesk();
});
afterEach(() => desk.stop());

const person = "content/team/claire-donnelly.yaml";
const readReview = async () => (await desk.ask("/api/review")).json();

test("a symbolic link in the content is listed as never published, and blocks nothing", async () => {
	symlinkSync("/etc/hostname", desk.file("content/team/linked.yaml"));
	// A folder of the content that is elsewhere, and a circle.
	renameSync(desk.file("content/events"), desk.file("events"));
	symlinkSync(desk.file("events"), desk.file("content/events"));
	symlinkSync(desk.root, desk.file("content/linked"));
	desk.write(person, desk.read(person).replace(/^line: .*/m, "line: Looks after dates."));
	const review = await readReview();
	expect(review.changes.map(({ path }: { path: string }) => path)).toEqual([person]);
	expect(review.unpublishable).toEqual(
		expect.arrayContaining(["content/events", "content/linked", "content/team/linked.yaml"]),
	);
	const overview = await desk.ask("/api/overview");
	expect(overview.statusCode, overview.body).toBe(200);
	const published = await desk.publish("A line");
	expect(published.statusCode, published.body).toBe(200);
});

test("a first publication that the host did not take can be sent again", async () => {
	const folder = mkdtempSync(join(tmpdir(), "desk-remote-"));
	const remote = join(folder, "site.git");
	desk.git("remote", "add", "origin", remote);
	desk.write(person, desk.read(person).replace(/^line: .*/m, "line: Looks after dates."));
	expect((await desk.publish("First")).json().isSent).toBe(false);
	expect((await readReview()).unsentCount).toBeGreaterThan(0);
	execFileSync("git", ["init", "--quiet", "--bare", remote]);
	expect((await desk.ask("/api/send", {})).json().isSent).toBe(true);
	expect((await readReview()).unsentCount).toBe(0);
	rmSync(folder, { recursive: true });
});

test("a file in Latin-1 is shown as text that can be read, and is not written from a form", async () => {
	const entry = await desk.open(person);
	const latin = Buffer.from(desk.read(person).replace(/^name: .*/m, "name: Zoë Façade"), "latin1");
	writeFileSync(desk.file(person), latin);
	expect(await desk.open(person)).toMatchObject({
		line: latin.subarray(0, latin.indexOf("name: ")).toString().split("\n").length,
		text: expect.stringContaining("name: Zoë Façade"),
		message: expect.stringContaining("UTF-8"),
	});
	expect((await desk.save(entry, { title: "Mine" })).statusCode).toBe(409);
	expect(readFileSync(desk.file(person))).toEqual(latin);
	const { changes } = await readReview();
	expect(changes[0].sentences).toEqual([
		"The file cannot be read as it is now. Open it to fix it.",
	]);
	expect((await desk.publish("Latin")).json().commit).toBeUndefined();
	const { path, version, text } = (await desk.open(person)) as Entry & { text: string };
	expect((await desk.ask("/api/text", { path, version, text })).statusCode).toBe(200);
	expect((await desk.open(person)).data.name).toBe("Zoë Façade");
});

test("an event is saved while the file of its address cannot be read", async () => {
	let entry = await desk.open("content/events/one-assistant-for-one-job.yaml");
	for (const text of ["eventPages: [", "# Nothing yet.\n"]) {
		desk.write("content/destinations.yaml", text);
		const saved = await desk.save(entry, { title: `One job, ${text.length} hours` });
		expect(saved.statusCode, saved.body).toBe(200);
		expect(desk.read("content/destinations.yaml")).toBe(text);
		entry = saved.json();
	}
});

test("a draft that cannot be checked does not stay in the preview", async () => {
	const { path, kind, version, data } = await desk.open(person);
	const folder = desk.file(".cache/desk/check");
	rmSync(folder, { recursive: true, force: true });
	writeFileSync(folder, "where the content to check should be");
	const draft = { path, kind, version, data: { ...data, line: "Half checked." } };
	expect((await desk.ask("/api/check", draft)).statusCode).toBe(500);
	expect(desk.read(`.cache/desk/preview/${person}`)).toBe(desk.read(person));
});

function upload(query: string, bytes: Buffer) {
	return desk.ask(`/api/picture?${query}`, bytes, { "content-type": "application/octet-stream" });
}

test("two pictures of one unsaved article are kept apart", async () => {
	const names = [];
	const photos = [await createScreenshot("#357"), await createScreenshot("#753")];
	for (const [index, photo] of photos.entries()) {
		const query = `kind=article&name=DSC0041${index}.PNG&title=A%20first%20week`;
		names.push((await upload(query, photo)).json().name);
	}
	expect(names).toEqual(["a-first-week.png", "a-first-week-2.png"]);
	const path = "content/articles/ai-risk-governance.md";
	const entry = await desk.open(path);
	const text = `${entry.data.markdown}\n\n![One](${names[0]})\n\n![Two](${names[1]})\n`;
	const answer = await desk.save(entry, { title: "A first week", markdown: text });
	expect(answer.statusCode, answer.body).toBe(200);
	const saved = names.map((name) => readFileSync(desk.file(`content/articles/pictures/${name}`)));
	expect(saved).toEqual(photos);
});

test("a photograph that is too small is told at its field, before it is saved and after", async () => {
	const photo = await sharp({
		create: { width: 200, height: 250, channels: 3, background: "#357" },
	})
		.jpeg()
		.toBuffer();
	const { name } = (await upload("kind=person&name=small.jpg", photo)).json();
	const entry = await desk.open(person);
	const data = { ...entry.data, portrait: name };
	const { path, kind, version } = entry;
	const checked = await desk.ask("/api/check", { path, kind, version, data });
	const message = expect.stringMatching(
		/^This picture is an image 200 x 250 pixels\. It should be /,
	);
	expect(checked.json().issues).toEqual([{ path, fieldPath: ["portrait"], message }]);
	const saved = await desk.save(entry, { portrait: name });
	expect(saved.json().issues).toEqual([{ path, fieldPath: ["portrait"], message }]);
});

const platform = "content/pages/platform.yaml";
const screenshot = "content/product/home-base.png";

test("a picture that replaces another is saved with its own form only, and not once it is discarded", async () => {
	const before = readFileSync(desk.file(screenshot));
	const photo = await createScreenshot("#357");
	const replace = async () =>
		(await upload("kind=page-platform&name=shot.png&replaces=home-base.png", photo)).json().upload;
	const discarded = await replace();
	const opened = await desk.ask(
		`/api/picture?kind=page-platform&name=home-base.png&upload=${discarded.file}`,
	);
	expect(opened.rawPayload).toEqual(photo);
	// A typo is fixed in the form that no longer holds the picture.
	const entry = await desk.open(platform);
	const hero = { ...(entry.data.hero as object), title: "THE PLATFORM" };
	const saved = await desk.save(entry, { hero });
	expect(saved.statusCode, saved.body).toBe(200);
	expect(readFileSync(desk.file(screenshot))).toEqual(before);
	// A picture alone is saved.
	const upload2 = await replace();
	const text = desk.read(platform);
	const again = await desk.save(saved.json(), { $uploads: { "home-base.png": upload2 } });
	expect(again.statusCode).toBe(200);
	expect(desk.read(platform)).toBe(text);
	expect(readFileSync(desk.file(screenshot))).toEqual(photo);
	expect(again.json().data).not.toHaveProperty("$uploads");
});

test("a drawing that replaces a picture becomes a picture of its kind", async () => {
	const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1312" height="820"/>';
	const query = "kind=page-platform&name=shot.svg&replaces=home-base.png";
	const { upload: mine } = (await upload(query, Buffer.from(drawing))).json();
	const saved = await desk.save(await desk.open(platform), { $uploads: { "home-base.png": mine } });
	expect(saved.statusCode, saved.body).toBe(200);
	expect(await sharp(readFileSync(desk.file(screenshot))).metadata()).toMatchObject({
		format: "png",
		width: 1312,
	});
});

test("a picture does not replace one that somebody else has put there since", async () => {
	const { upload: mine } = (
		await upload(
			"kind=page-platform&name=shot.png&replaces=home-base.png",
			await createScreenshot("#357"),
		)
	).json();
	const theirs = await createScreenshot("#753");
	writeFileSync(desk.file(screenshot), theirs);
	const entry = await desk.open(platform);
	const answer = await desk.save(entry, { $uploads: { "home-base.png": mine } });
	expect(answer.statusCode).toBe(409);
	expect(readFileSync(desk.file(screenshot))).toEqual(theirs);
});

test("a discarded form takes its pictures along, and no other's", async () => {
	const { name } = (
		await upload("kind=article&name=a.png&title=T", await createScreenshot("#357"))
	).json();
	const { upload: mine } = (
		await upload(
			"kind=page-platform&name=shot.png&replaces=home-base.png",
			await createScreenshot("#357"),
		)
	).json();
	const listUploads = () =>
		existsSync(desk.file(".cache/desk/uploads"))
			? readdirSync(desk.file(".cache/desk/uploads"), { recursive: true, withFileTypes: true })
					.filter((file) => file.isFile())
					.map((file) => file.name)
			: [];
	expect(listUploads().toSorted()).toEqual([name, mine.file].toSorted());
	const form = { path: platform, kind: "page-platform", version: "" };
	const next = (
		await upload(
			"kind=page-platform&name=shot.png&replaces=home-base.png",
			await createScreenshot("#753"),
		)
	).json().upload;
	const $uploads = { "home-base.png": { ...next, superseded: [mine.file] } };
	const data = { ...(await desk.open(platform)).data, $uploads };
	expect(
		(await desk.ask("/api/discard-form", { ...form, kind: "no-kind", path: "", data })).statusCode,
	).toBe(404);
	expect(listUploads()).toContain(mine.file);
	expect((await desk.ask("/api/discard-form", { ...form, data })).statusCode).toBe(200);
	expect(listUploads()).toEqual([name]);
});

test("an old problem that moves by a line does not block a save, a new one does", async () => {
	const path = "content/articles/ai-risk-governance.md";
	const broken = `${desk.read(path)}\n[A page](/no-such-page)\n`;
	desk.write(path, broken);
	const entry = await desk.open(path);
	const text = String(entry.data.markdown);
	const above = await desk.save(entry, { markdown: `One more.\n\n${text}` });
	expect(above.statusCode, above.body).toBe(200);
	const second = await desk.save(above.json(), {
		markdown: `One more.\n\n${text}\n\n[A page](/no-such-page)\n`,
	});
	expect(second.statusCode).toBe(422);
});

test("an empty list of plans and an empty category lock nobody out", async () => {
	const prices = desk.read("content/pricing.yaml");
	desk.write("content/pricing.yaml", prices.replace(/^plans:\n(?:[ #-].*\n|\n)*/m, "plans:\n"));
	const blog = desk.read("content/pages/blog.yaml");
	desk.write("content/pages/blog.yaml", blog.replace(/^categories:\n/m, "categories:\n  NEWS:\n"));
	expect((await desk.ask("/api/overview")).statusCode).toBe(200);
	expect((await desk.ask("/api/review")).statusCode).toBe(200);
	expect((await desk.ask(`/api/entry?path=${person}`)).statusCode).toBe(200);
});
