import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { createBlankEntry } from "../../../desk/server/entries/readEntry.ts";
import { saveForm } from "../../../desk/server/entries/saveForm.ts";
import { readPicture, stageUpload } from "../../../desk/server/uploads/uploads.ts";
import { Workspace } from "../../../desk/server/workspace/workspace.ts";
import { knownArticle, knownPerson } from "../../fixtures/knownContent.ts";
import { createPhoto, createScreenshot } from "../../fixtures/pictures.ts";
import { type ServedDesk, serveDesk } from "./serveDesk.ts";

// Pictures that are dropped on a form.

let desk: ServedDesk;
beforeEach(async () => {
	desk = await serveDesk();
});
afterEach(() => desk.stop());

const platform = "content/pages/platform.yaml";
const screenshot = "content/product/home-base.png";

test("a camera's photograph gets a name that an address can have, and is saved with its form", async () => {
	const photo = await sharp({
		create: { width: 4000, height: 5000, channels: 3, background: "#357" },
	})
		.jpeg()
		.toBuffer();
	const uploaded = await desk.upload(
		{ kind: "person", name: "IMG_2041.JPG", title: "Ada Nguyen" },
		photo,
	);
	const { name, message } = uploaded.json();
	expect(name).toBe("ada-nguyen.jpg");
	expect(message).toContain("IMG_2041.JPG is now called ada-nguyen.jpg.");
	const saved = await desk.add("person", {
		name: "Ada Nguyen",
		title: "Trainer",
		line: "Begins with the work on your desk.",
		bio: "Ada has taught in practices of every size.",
		portrait: name,
	});
	expect(saved.json().path).toBe("content/team/ada-nguyen.yaml");
	const { width, height } = await sharp(
		readFileSync(desk.file("content/team/ada-nguyen.jpg")),
	).metadata();
	expect([width, height]).toEqual([1600, 2000]);
});

test("a camera's photograph is called what its person is when that is saved, also by a form sent twice", async () => {
	const workspace = new Workspace(desk.root);
	const [bytes, another] = [
		await createPhoto(800, 1000, "#375"),
		await createPhoto(800, 1000, "#753"),
	];
	const stage = (title: string, bytes: Buffer) =>
		stageUpload(desk.root, { kind: "person", fileName: "IMG_2041.JPG", title, bytes });
	const { name: portrait } = await stage("Jo Hall", bytes);
	// Somebody else's, who waits for another form.
	const others = await stage("Priya Raman", another);
	const { kind, data } = createBlankEntry(desk.root, "person");
	const words = {
		title: "Trainer",
		line: "Begins with your work.",
		bio: "Of practices of every size.",
	};
	const save = (name: string, line = words.line) =>
		saveForm(workspace, {
			path: "",
			kind,
			version: "",
			tab: "a",
			data: { ...data, ...words, name, line, portrait },
		});
	await expect(save("Jo Hall", "")).rejects.toThrow("Nothing was saved yet.");
	for (const _ of ["the first response is lost", "so it is sent again"]) {
		expect(await save("Priya Raman")).toMatchObject({ path: "content/team/priya-raman.yaml" });
		expect(parse(desk.read("content/team/priya-raman.yaml")).portrait).toBe("priya-raman-2.jpg");
	}
	expect(readPicture(desk.root, "person", "priya-raman-2.jpg")).toEqual(bytes);
	expect(readPicture(desk.root, "person", others.name)).toEqual(another);
	expect(existsSync(desk.file(`content/team/${portrait}`))).toBe(false);
	// The form that was open during the save shows it too.
	expect(readPicture(desk.root, "person", portrait)).toEqual(bytes);
});

test("a picture of a very long name gets a short one", async () => {
	const photo = await createScreenshot("#357");
	const query = { kind: "article", name: `${"a garden party ".repeat(16)}.png` };
	const uploaded = await desk.upload(query, photo);
	expect(uploaded.statusCode, uploaded.body).toBe(200);
	expect(uploaded.json().name).toMatch(/^a-garden-party-.{1,45}\.png$/);
});

test("two pictures of one unsaved article are kept apart", async () => {
	const names = [];
	const photos = [await createScreenshot("#357"), await createScreenshot("#753")];
	for (const [index, photo] of photos.entries()) {
		const query = { kind: "article", name: `DSC0041${index}.PNG`, title: "A first week" };
		names.push((await desk.upload(query, photo)).json().name);
	}
	expect(names).toEqual(["a-first-week.png", "a-first-week-2.png"]);
	const path = knownArticle;
	const entry = await desk.open(path);
	const text = `${entry.data.markdown}\n\n![One](${names[0]})\n\n![Two](${names[1]})\n`;
	const response = await desk.save(entry, { title: "A first week", markdown: text });
	expect(response.statusCode, response.body).toBe(200);
	const saved = names.map((name) => readFileSync(desk.file(`content/articles/pictures/${name}`)));
	expect(saved).toEqual(photos);
});

test("the pictures of an article keep their places when it gets another title before it is saved", async () => {
	const workspace = new Workspace(desk.root);
	const colours = ["#375", "#753"];
	const pictures: Buffer[] = [];
	const names: string[] = [];
	for (const colour of colours) {
		const bytes = await createPhoto(800, 1000, colour);
		const upload = { kind: "article", fileName: "IMG_7.JPG", title: "A first title", bytes };
		pictures.push(bytes);
		names.push((await stageUpload(desk.root, upload)).name);
	}
	const path = knownArticle;
	const { kind, version, data } = await desk.open(path);
	const markdown = `${data.markdown}\n\n![One](${names[0]})\n\n![Two](${names[1]} "Two")\n`;
	await saveForm(workspace, {
		...{ path, kind, version, tab: "a" },
		data: { ...data, title: "Another title", markdown },
	});
	expect(desk.read(path)).toContain(
		'![One](another-title.jpg)\n\n![Two](another-title-2.jpg "Two")',
	);
	for (const [index, name] of ["another-title.jpg", "another-title-2.jpg"].entries()) {
		expect(readFileSync(desk.file(`content/articles/pictures/${name}`))).toEqual(pictures[index]);
	}
});

test("a picture that waits since a discard gives way to the one that the content has by now", async () => {
	const [waiting, saved] = [
		await createPhoto(800, 1000, "#375"),
		await createPhoto(800, 1000, "#753"),
	];
	for (const fileName of ["ada.jpg", "IMG_2041.jpg"]) {
		const upload = { kind: "person", fileName, title: "Claire", bytes: waiting };
		const { name } = await stageUpload(desk.root, upload);
		// By somebody else, whose commit is pulled.
		writeFileSync(desk.file(`content/team/${name}`), saved);
		desk.write(
			knownPerson,
			`${desk.read(knownPerson).replace(/^portrait: .*\n/m, "")}portrait: ${name}\n`,
		);
		expect(readPicture(desk.root, "person", name), fileName).toEqual(saved);
		const response = await desk.save(await desk.open(knownPerson), {
			line: `Typed after ${fileName}.`,
		});
		expect(response.statusCode, response.body).toBe(200);
		expect(parse(desk.read(knownPerson)).portrait).toBe(name);
		expect(readFileSync(desk.file(`content/team/${name}`)), fileName).toEqual(saved);
	}
});

test("a picture that somebody has dropped does not become another one of its name, which came meanwhile", async () => {
	const bytes = await createPhoto(800, 1000, "#375");
	const { name } = await stageUpload(desk.root, { kind: "person", fileName: "ada.jpg", bytes });
	const entry = await desk.open(knownPerson);
	writeFileSync(desk.file(`content/team/${name}`), await createPhoto(800, 1000, "#753"));
	const response = await desk.save(entry, { portrait: name });
	expect(response.statusCode).toBe(409);
	expect(response.refusal().message).toContain("Drop a picture again");
});

test("a file that is not a picture is refused with a sentence", async () => {
	const response = await desk.upload(
		{ kind: "person", name: "letter.jpg" },
		Buffer.from("Dear Claire"),
	);
	expect(response.statusCode).toBe(422);
	expect(response.refusal().message).toContain("letter.jpg is not a picture");
});

test("a photograph that is too small is told at its field, before it is saved and after", async () => {
	const photo = await sharp({
		create: { width: 200, height: 250, channels: 3, background: "#357" },
	})
		.jpeg()
		.toBuffer();
	const { name } = (await desk.upload({ kind: "person", name: "small.jpg" }, photo)).json();
	const entry = await desk.open(knownPerson);
	const data = { ...entry.data, portrait: name };
	const { path, kind, version } = entry;
	const checked = await desk.post("check", { path, kind, version, tab: "a", data });
	const message = expect.stringMatching(
		/^This picture is an image 200 x 250 pixels\. It should be /,
	);
	expect(checked.json().issues).toEqual([{ path, fieldPath: ["portrait"], message }]);
	const saved = await desk.save(entry, { portrait: name });
	expect(saved.refusal().issues).toEqual([{ path, fieldPath: ["portrait"], message }]);
});

test("a dropped picture is still there after a save that was refused", async () => {
	const workspace = new Workspace(desk.root);
	const bytes = await createPhoto(800, 1000, "#357");
	const { name } = await stageUpload(desk.root, { kind: "person", fileName: "jo-hall.jpg", bytes });
	const { kind, data } = createBlankEntry(desk.root, "person");
	const save = (line: string) =>
		saveForm(workspace, {
			path: "",
			kind,
			version: "",
			tab: "a",
			data: {
				...data,
				...{ name: "Jo Hall", title: "Trainer", line, portrait: name },
				bio: "Jo has taught in practices of every size.",
			},
		});
	await expect(save("")).rejects.toThrow("Nothing was saved yet.");
	expect(readPicture(desk.root, "person", name)).toEqual(bytes);
	await save("Begins with the work on your desk.");
	expect(existsSync(desk.file(`content/team/${name}`))).toBe(true);
});

test("a picture that replaces another is saved with its own form only, and not once it is discarded", async () => {
	const before = readFileSync(desk.file(screenshot));
	const photo = await createScreenshot("#357");
	const replace = async () =>
		(
			await desk.upload(
				{ kind: "page-platform", name: "shot.png", replaces: "home-base.png" },
				photo,
			)
		).json().upload;
	const discarded = await replace();
	const opened = await desk.ask(
		`/api/picture?kind=page-platform&name=home-base.png&upload=${discarded?.file}`,
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

test("a form is told as saved where a picture that is done with cannot be deleted", async () => {
	const photo = await createScreenshot("#357");
	const query = { kind: "page-platform", name: "shot.png", replaces: "home-base.png" };
	const { upload } = (await desk.upload(query, photo)).json();
	const stuck = `${randomUUID()}.png`;
	mkdirSync(desk.file(`.desk/uploads/replacements/${stuck}`));
	const values = { $uploads: { "home-base.png": { ...upload, superseded: [stuck] } } };
	expect((await desk.save(await desk.open(platform), values)).statusCode).toBe(200);
	expect(readFileSync(desk.file(screenshot))).toEqual(photo);
});

test("a form is not saved without the picture that was dropped on it, where that is gone", async () => {
	const { upload } = (
		await desk.upload(
			{ kind: "page-platform", name: "shot.png", replaces: "home-base.png" },
			await createScreenshot("#357"),
		)
	).json();
	rmSync(desk.file(".desk/uploads"), { recursive: true });
	const values = { $uploads: { "home-base.png": upload } };
	const refused = await desk.save(await desk.open(platform), values);
	expect([refused.statusCode, refused.refusal().message]).toEqual([
		422,
		"The picture that you dropped on home-base.png is no longer there. Drop it again.",
	]);
});

test("a drawing that replaces a picture becomes a picture of its kind", async () => {
	const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1312" height="820"/>';
	const query = { kind: "page-platform", name: "shot.svg", replaces: "home-base.png" };
	const { upload: mine } = (await desk.upload(query, Buffer.from(drawing))).json();
	const saved = await desk.save(await desk.open(platform), { $uploads: { "home-base.png": mine } });
	expect(saved.statusCode, saved.body).toBe(200);
	expect(await sharp(readFileSync(desk.file(screenshot))).metadata()).toMatchObject({
		format: "png",
		width: 1312,
	});
});

test("a picture does not replace one that somebody else has put there since", async () => {
	const { upload: mine } = (
		await desk.upload(
			{ kind: "page-platform", name: "shot.png", replaces: "home-base.png" },
			await createScreenshot("#357"),
		)
	).json();
	const theirs = await createScreenshot("#753");
	writeFileSync(desk.file(screenshot), theirs);
	const entry = await desk.open(platform);
	const response = await desk.save(entry, { $uploads: { "home-base.png": mine } });
	expect(response.statusCode).toBe(409);
	expect(readFileSync(desk.file(screenshot))).toEqual(theirs);
});

test("a form that is discarded leaves its pictures to another that shows them and is not saved", async () => {
	const bytes = await createScreenshot("#357");
	const { name } = (
		await desk.upload({ kind: "article", name: "a.png", title: "T" }, bytes)
	).json();
	const entry = await desk.open(knownArticle);
	const markdown = `${entry.data.markdown}\n\n![A screen](${name})\n`;
	const discarded = await desk.post("discard-form", {
		path: "",
		kind: "article",
		tab: "a",
	});
	expect(discarded.statusCode, discarded.body).toBe(200);
	const saved = await desk.save(entry, { markdown });
	expect(saved.statusCode, saved.body).toBe(200);
	expect(readFileSync(desk.file(`content/articles/pictures/${name}`))).toEqual(bytes);
});
