import { afterEach, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { getValue } from "../../../content-model/index.ts";
import type { FieldValues } from "../../../desk/shared/api/forms.ts";
import type { ChangeSummary } from "../../../desk/shared/api/review.ts";
import { knownArticle } from "../../fixtures/knownContent.ts";
import { type ServedDesk, serveDesk } from "./serveDesk.ts";

// Changes that belong together are one card: chosen, published and discarded at once.

const destinations = "content/destinations.yaml";
const redirects = "content/redirects.yaml";
const benefit = "content/benefits/data-security.yaml";

const newPerson = {
	name: "Jo Hall",
	title: "Trainer",
	line: "Begins with work.",
	bio: "Jo has taught in practices.",
};

let desk: ServedDesk;
beforeEach(async () => {
	desk = await serveDesk();
});
afterEach(() => desk.stop());

const listChanges = async (): Promise<ChangeSummary[]> => (await desk.readReview()).changes;
const listTitles = async () => (await listChanges()).map(({ title }) => title);
const find = async (title: string) => {
	const change = (await listChanges()).find((each) => each.title === title);
	expect(change, title).toBeDefined();
	return change as ChangeSummary;
};
const discard = async (title: string) => {
	return desk.discard(await find(title));
};

const readPublishedPages = () => parse(desk.git("show", `HEAD:${destinations}`)).eventPages;

test("each of two new events is listed with its entry in Destinations, and is published alone", async () => {
	const before = desk.read(destinations);
	await desk.addEvent("Lunch with an assistant");
	await desk.addEvent("Tea with an assistant");
	expect(await listTitles()).toEqual(["Lunch with an assistant", "Tea with an assistant"]);
	expect(await find("Lunch with an assistant")).toMatchObject({
		sentences: ["New event: Lunch with an assistant, 5 March 2027, 12:30 pm"],
		inclusions: ["its entry in Destinations"],
	});
	const lunch = "content/events/lunch-with-an-assistant.yaml";
	const response = await desk.publish("Lunch", (path) => path === lunch);
	expect(response.json().commit, response.body).toBeTruthy();
	expect(readPublishedPages()).toHaveProperty("lunch-with-an-assistant");
	expect(readPublishedPages()).not.toHaveProperty("tea-with-an-assistant");
	expect(await listTitles()).toEqual(["Tea with an assistant"]);
	const now = desk.read(destinations);
	expect((await desk.publish("Tea")).json().commit).toBeTruthy();
	expect(desk.git("show", `HEAD:${destinations}`)).toBe(now);
	expect(now).not.toBe(before);
	expect(await listTitles()).toEqual([]);
});

test("an address that was also changed is listed separately, and stays when the event is discarded", async () => {
	const before = desk.read(destinations);
	desk.write(
		destinations,
		before.replace(/^demoPlatform: .*/m, "demoPlatform: https://a.example/"),
	);
	const changed = desk.read(destinations);
	await desk.addEvent("Lunch with an assistant");
	expect(await listTitles()).toEqual(["Destinations", "Lunch with an assistant"]);
	expect((await find("Destinations")).sentences.join()).not.toContain("lunch");
	expect((await discard("Lunch with an assistant")).statusCode).toBe(200);
	expect(desk.read(destinations)).toBe(changed);
	expect((await discard("Destinations")).statusCode).toBe(200);
	expect(desk.read(destinations)).toBe(before);
});

test("an event that is removed and brought back has its own page again", async () => {
	const path = "content/events/one-assistant-for-one-job.yaml";
	const before = [path, destinations].map(desk.read);
	const { version, title } = await desk.open(path);
	await desk.post("remove", { path, version, redirect: "" });
	expect((await find(title)).inclusions).toContain("its entry in Destinations");
	expect((await discard(title)).statusCode).toBe(200);
	expect([path, destinations].map(desk.read)).toEqual(before);
	expect(await listTitles()).toEqual([]);
});

test("a removal is listed with its redirect, and both are published or discarded together", async () => {
	const before = [benefit, redirects].map(desk.read);
	const remove = async () => {
		const { version } = await desk.open(benefit);
		const redirect = "/benefits/customer-roadmap";
		const removed = await desk.post("remove", { path: benefit, version, redirect });
		expect(removed.statusCode, removed.body).toBe(200);
	};
	await remove();
	expect(await find("Data security")).toMatchObject({
		sentences: ["Benefit removed: Data security"],
		inclusions: ["a redirect to Customer roadmap"],
	});
	expect(await listTitles()).toEqual(["Data security"]);
	expect((await discard("Data security")).statusCode).toBe(200);
	expect([benefit, redirects].map(desk.read)).toEqual(before);
	await remove();
	const response = await desk.publish("");
	expect(response.json().commit, response.body).toBeTruthy();
	expect(desk.git("status", "--porcelain")).toBe("");
});

test("what comes back after its removal was published is one change with the end of its redirect", async () => {
	const before = [benefit, redirects].map(desk.read);
	const { version } = await desk.open(benefit);
	const redirect = "/benefits/customer-roadmap";
	const { id } = (await desk.post("remove", { path: benefit, version, redirect })).json();
	await desk.publish("Removed");
	expect((await desk.post("restore", { id })).statusCode).toBe(200);
	expect(await listChanges()).toMatchObject([
		{ title: "Data security", inclusions: ["a redirect to Customer roadmap, removed"] },
	]);
	const response = await desk.publish("Back");
	expect(response.json().commit, response.body).toBeTruthy();
	expect([benefit, redirects].map((path) => desk.git("show", `HEAD:${path}`))).toEqual(before);
});

test("a new order is listed as one change, which says who has moved", async () => {
	const team = await desk.listEntries("person");
	const [first = "", second = "", third = ""] = team.map(({ path }) => path);
	const before = [first, second, third].map(desk.read);
	await desk.post("move", { path: third, before: first });
	const changes = await listChanges();
	expect(changes).toMatchObject([{ title: "Order of Team", hasForm: false }]);
	expect(changes[0]?.sentences).toEqual([`${team[2]?.title} is now first.`]);
	expect((await discard("Order of Team")).statusCode).toBe(200);
	expect([first, second, third].map(desk.read)).toEqual(before);
});

test("a change is the same for whoever has seen it, whatever is saved, published and undone beside it in its files", async () => {
	const site = "content/site.yaml";
	const saveSettings = async (settings: FieldValues, contact: FieldValues = {}) => {
		const entry = await desk.open(site);
		const saved = await desk.save(entry, {
			...settings,
			contact: Object.assign({}, entry.data.contact, contact),
		});
		expect(saved.statusCode, saved.body).toBe(200);
		return saved.json().written;
	};
	const readOthers = async () =>
		(await listChanges())
			.filter(({ part }) => part !== "heroWords")
			.map(({ title, fingerprint }) => ({ title, fingerprint }));
	expect(await saveSettings({ brand: "Wattle" })).toMatchObject([{ wasPublished: true }]);
	expect(await saveSettings({}, { email: "desk@wattle.example" })).toMatchObject([
		{ wasPublished: false },
	]);
	desk.write(
		destinations,
		desk.read(destinations).replace(/^demoPlatform: .*/m, "demoPlatform: https://a.example/"),
	);
	const seen = await readOthers();
	expect(new Set(seen.map(({ fingerprint }) => fingerprint)).size).toBe(3);
	const expectSame = async () =>
		expect((await readOthers()).filter(({ title }) => !title.startsWith("Lunch"))).toEqual(seen);
	await saveSettings({ heroWords: ["Explore", "Empower", "Evolve"] });
	await expectSame();
	await desk.addEvent("Lunch with an assistant");
	const isChosen = (path: string, part?: string) => path.includes("lunch") || part === "heroWords";
	const commit = (await desk.publish("Words", isChosen)).json().commit;
	await expectSame();
	const undone = await desk.undo(commit);
	expect(undone.statusCode, undone.body).toBe(200);
	await expectSame();
	const redone = await desk.undo(undone.json().commit);
	expect(redone.statusCode, redone.body).toBe(200);
	await expectSame();
	await saveSettings({ brand: "Banksia" });
	expect((await find("Site: Brand")).fingerprint).not.toBe(
		seen.find(({ title }) => title === "Site: Brand")?.fingerprint,
	);
	expect((await find("Destinations")).fingerprint).toBe(
		seen.find(({ title }) => title === "Destinations")?.fingerprint,
	);
});

test("a change is not discarded once anything that goes with it is another than was reviewed", async () => {
	const [first, , third = ""] = (await desk.listEntries("person")).map(({ path }) => path);
	await desk.post("move", { path: third, before: first });
	const seen = await find("Order of Team");
	const path = seen.included[0]?.path ?? "";
	const reviewed = desk.read(path);
	const text = reviewed.replace(/^line: .*/m, "line: What somebody has written since.");
	desk.write(path, text);
	expect((await desk.discard(seen)).statusCode).toBe(409);
	expect(desk.read(path)).toBe(text);
	// Nor what the person was not shown as a part of it.
	expect((await desk.discard({ ...seen, included: [] })).statusCode).toBe(409);
	expect(desk.read(path)).toBe(text);
	desk.write(path, reviewed);
	expect((await discard("Order of Team")).statusCode).toBe(200);
	expect(desk.git("status", "--porcelain")).toBe("");
});

test("a new person who is moved among the others is a change apart from their order, which nobody loses her with", async () => {
	const team = await desk.listEntries("person");
	const { path } = (await desk.add("person", newPerson)).json();
	await desk.post("move", { path, before: team[0]?.path });
	expect(await listTitles()).toEqual([newPerson.name, "Order of Team"]);
	const saved = desk.read(path);
	const refused = await discard("Order of Team");
	expect(refused.statusCode).toBe(422);
	expect(refused.refusal().message).toMatch(/^It cannot be discarded by itself: .*Jo Hall/);
	expect(desk.read(path)).toBe(saved);
	const alone = await desk.publish("", (file) => file === path);
	expect(alone.json()).toMatchObject({ needed: [{ title: "Order of Team" }] });
	await desk.post("move", { path });
	// The order of those that are published is as it was, whatever numbers it has.
	const titles = team.map(({ title }) => title).join(", ");
	expect((await find("Order of Team")).sentences).toEqual([`The order is now: ${titles}.`]);
	expect((await discard("Order of Team")).statusCode).toBe(200);
	expect(await listTitles()).toEqual([newPerson.name]);
	expect((await desk.publish("")).json().commit).toBeTruthy();
});

test("an order goes out and is discarded apart from an entry’s own words", async () => {
	const team = await desk.listEntries("person");
	const paths = team.map(({ path }) => path);
	const [first = "", , third = ""] = paths;
	const readPublished = (path: string) => parse(desk.git("show", `HEAD:${path}`));
	desk.write(first, desk.read(first).replace(/^line: .*/m, "line: Keeps the rooms."));
	await desk.post("move", { path: third, before: first });
	const current = paths.map(desk.read);
	const title = team[0]?.title ?? "";
	expect((await listTitles()).toSorted()).toEqual([title, "Order of Team"].toSorted());
	expect((await find(title)).sentences.join()).not.toMatch(/Order|first/);
	const isOrder = (_path: string, part?: string) => part === "order";
	expect((await desk.publish("Order", isOrder)).json().commit).toBeTruthy();
	expect(readPublished(first)).toMatchObject({ order: 2 });
	expect(readPublished(first).line).not.toBe("Keeps the rooms.");
	expect(readPublished(third).order).toBe(1);
	expect(paths.map(desk.read)).toEqual(current);
	expect(await listTitles()).toEqual([title]);
	expect((await discard(title)).statusCode).toBe(200);
	expect(desk.git("status", "--porcelain")).toBe("");
});

test("each setting of the site goes alone, the telephone number with its link", async () => {
	const site = "content/site.yaml";
	const published = desk.read(site);
	desk.write(
		site,
		published
			.replace(/^brand: .*/m, "# A comment is no setting, and stays.\nbrand: Redgum")
			.replace(/^ {2}email: .*/m, "  email: office@mallee.example")
			.replace(/^ {2}phone: .*/m, "  phone: 03 7010 0555")
			.replace(/^ {2}phoneHref: .*/m, "  phoneHref: tel:+61370100555"),
	);
	const current = desk.read(site);
	const email = "Site: Contact › Email";
	const phone = "Site: Contact › Telephone";
	expect(await listTitles()).toEqual(["Site: Brand", email, phone]);
	expect((await find(phone)).sentences.join()).toMatch(/0142” → “03 7010 0555”$/);
	const response = await desk.publish("", (_path, part) => part === "contact.phone");
	expect(response.json().commit, response.body).toBeTruthy();
	expect(desk.git("log", "-1", "--format=%s")).toMatch(/^Site: Contact › Telephone: /);
	expect(desk.git("show", `HEAD:${site}`)).toBe(
		published.replaceAll("03 7010 0142", "03 7010 0555").replace("370100142", "370100555"),
	);
	expect(desk.read(site)).toBe(current);
	// The whole file was on no card.
	const version = (await find("Site: Brand")).version;
	expect((await desk.post("discard", { pieces: [{ path: site, version }] })).statusCode).toBe(409);
	expect(desk.read(site)).toBe(current);
	expect((await discard("Site: Brand")).statusCode).toBe(200);
	expect(desk.read(site)).toBe(current.replace(/^brand: .*/m, "brand: Mallee"));
	expect(await listTitles()).toEqual([email]);
	expect((await desk.publish("E-mail")).json().commit).toBeTruthy();
	expect(desk.git("status", "--porcelain")).toBe("");
});

test("a file that cannot be read is marked as such", async () => {
	desk.write(benefit, desk.read(benefit).replace(/^title: .*/m, 'title: "open'));
	expect(await listChanges()).toMatchObject([{ path: benefit, state: "unreadable" }]);
});

test("what is chosen from a list is told by its label", async () => {
	desk.write(
		knownArticle,
		desk
			.read(knownArticle)
			.replace(/^author: .*/m, "author: claire-donnelly")
			.replace('"weave"', '"habit"'),
	);
	const { sentences } = (await listChanges())[0] ?? expect.fail();
	expect(sentences.join()).toMatch(/Author: “[^”]*” → “Claire Donnelly”/);
	expect(sentences.join()).toMatch(/Subject of the drawing: “[A-Z][^”]*” → “Training”/);
});

test("as many words as the check has found are accepted at once, and as long ones", async () => {
	const words = Array.from({ length: 600 }, (_, index) => `Wirrabillan${index}`);
	const accepted = await desk.post("words", { words: [...words, "Wirrabillan".repeat(8)] });
	expect(accepted.statusCode, accepted.body).toBe(200);
});

test("accepted words neither give a publication its name nor count beside content", async () => {
	const person = "content/team/claire-donnelly.yaml";
	desk.write(person, desk.read(person).replace(/^line: .*/m, "line: Rings Wirrabillan each week."));
	await desk.post("words", { words: ["Wirrabillan"] });
	await desk.publish("");
	const subject = desk.git("log", "-1", "--format=%s");
	expect(subject).toMatch(/^Claire Donnelly: /);
	expect(subject).not.toMatch(/more\b/);
});

test("what was committed without the desk is not shown as its publication, and an undo is redone", async () => {
	const person = "content/team/claire-donnelly.yaml";
	const readLast = async () => (await desk.readReview()).last;
	expect(await readLast()).toBeUndefined();
	desk.write(person, desk.read(person).replace(/^line: .*/m, "line: Keeps the rooms."));
	const { commit } = (await desk.publish("Rooms")).json();
	expect(await readLast()).toMatchObject({
		commit,
		canUndo: true,
		isUndo: false,
		subject: "Rooms",
	});
	const undone = (await desk.undo(commit)).json();
	expect(await readLast()).toMatchObject({ canUndo: true, isUndo: true, subject: "Undo: Rooms" });
	const redone = (await desk.undo(undone.commit)).json();
	expect(redone.message).toMatch(/^Redone/);
	expect(await readLast()).toMatchObject({ isUndo: false, subject: "Redo: Rooms" });
	desk.git("commit", "--quiet", "--allow-empty", "--message", "By hand");
	expect(await readLast()).toMatchObject({ subject: "Redo: Rooms", canUndo: false });
});

test("an unknown word is told with its field and its line of a text, and names of files are not checked", async () => {
	const person = "content/team/claire-donnelly.yaml";
	desk.write(
		person,
		desk
			.read(person)
			.replace(
				/^line: .*/m,
				"line: Rings Wirrabillan each week.\nportrait: wirrabillana-oneyl.svg",
			),
	);
	desk.write("content/team/wirrabillana-oneyl.svg", desk.read("content/team/meera-pillai.svg"));
	desk.write(knownArticle, `${desk.read(knownArticle)}\nWe are told of it\nby Quondaburra.\n`);
	const { words = [] } = (await desk.publish("")).json();
	const [inText = expect.fail(), inSummary, ...others] = words;
	expect(inSummary).toEqual({
		word: "Wirrabillan",
		path: person,
		title: "Claire Donnelly",
		fieldPath: ["line"],
		place: "One-line summary",
		before: expect.stringMatching(/Rings $/),
	});
	expect(inText).toMatchObject({ word: "Quondaburra", path: knownArticle, place: "Text" });
	const { data } = await desk.open(knownArticle);
	const lines = String(getValue(data, inText.fieldPath)).split("\n");
	expect(lines[Number(inText.line) - 1]).toBe("by Quondaburra.");
	expect(others).toEqual([]);
});

test("a replaced portrait is listed, though of its person only the place has changed", async () => {
	const team = await desk.listEntries("person");
	const paths = team.map(({ path }) => path);
	const [first = "", second = ""] = paths;
	const portrait = `content/team/${parse(desk.read(first)).portrait}`;
	await desk.post("move", { path: second, before: first });
	desk.write(portrait, `${desk.read(portrait)}\n`);
	expect(await listTitles()).toEqual([portrait.replace("content/", ""), "Order of Team"]);
});

test("an entry that is removed while the others move goes with their order, and its redirect with it", async () => {
	await desk.post("move", { path: benefit });
	const { version } = await desk.open(benefit);
	const redirect = "/benefits/customer-roadmap";
	const removed = await desk.post("remove", { path: benefit, version, redirect });
	expect(removed.statusCode, removed.body).toBe(200);
	const changes = await listChanges();
	expect(changes).toMatchObject([{ title: "Order of Benefits" }]);
	expect(changes[0]?.included).toEqual(
		expect.arrayContaining([
			expect.objectContaining({ path: benefit }),
			expect.objectContaining({ path: redirects, part: "/benefits/data-security" }),
		]),
	);
	expect((await desk.publish("")).json().commit).toBeTruthy();
	expect(desk.git("status", "--porcelain")).toBe("");
});
