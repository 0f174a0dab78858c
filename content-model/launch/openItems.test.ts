import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ContentCopy } from "../../tests/fixtures/contentCopy.ts";
import { content, project } from "../../tests/fixtures/site.ts";
import {
	findOpenItems,
	formatOpenGroups,
	formatSamples,
	readProjectValues,
	readValues,
} from "../index.ts";
import { readKnownSamples } from "./samples.ts";

/** A project without pictures, so that only the values given are open. */
const noProject = join(import.meta.dirname, "no-such-folder");

/** Lists the open items of raw files, a line each: location and words. */
function openItems(files: Record<string, string>): string[] {
	const values = Object.entries(files).flatMap(([file, text]) =>
		readValues({ file: `content/${file}`, text }),
	);
	return findOpenItems(noProject, values).flatMap(({ items }) =>
		items.map(({ file, line, field, detail }) => `${file}:${line} ${field}: ${detail}`),
	);
}

test("a sample is open until it is no longer marked", () => {
	const person = "sample: true\nname: Jo Tan\ntitle: Engineer\n";
	expect(openItems({ "team/jo-tan.yaml": person })).toEqual([
		"content/team/jo-tan.yaml:1 sample: Jo Tan",
	]);
	expect(openItems({ "team/jo-tan.yaml": person.replace("true", "false") })).toEqual([]);
	expect(openItems({ "team/jo-tan.yaml": "name: Jo Tan\n" })).toEqual([]);
});

test("the sample brand is found anywhere, but not in addresses", () => {
	const site = "sample: true\nbrand: Wattle\nurl: https://wattle.com.au\n";
	const page =
		"title: The Wattle Way\ntext: A {brand} text\nlink: { label: Go, to: '#the-wattle-way' }\n";
	expect(openItems({ "site.yaml": site, "pages/home.yaml": page })).toEqual([
		"content/site.yaml:1 sample: Wattle",
		"content/site.yaml:2 brand: Wattle",
		"content/pages/home.yaml:1 title: The Wattle Way",
		"content/pages/home.yaml:3 link.to: #the-wattle-way",
	]);
	const real = site.replace("true", "false");
	expect(openItems({ "site.yaml": real, "pages/home.yaml": page })).toEqual([]);
});

test("samples are open while they are marked, whatever the brand is called", () => {
	expect(
		openItems({
			"site.yaml": "brand: Harcourt Quay\n",
			"pages/platform.yaml": "screenshots: { sample: true, lede: Figures. }\n",
			"benefits/one.yaml": "sample: true\ntitle: One\n",
		}),
	).toEqual([
		"content/pages/platform.yaml:1 screenshots.sample: sample content",
		"content/benefits/one.yaml:1 sample: One",
	]);
});

test("sample addresses and mailboxes are open, names of drawings are not", () => {
	expect(
		openItems({
			"destinations.yaml": "demo: https://demo.mallee.example/\nreal: https://www.oaic.gov.au/\n",
			"site.yaml": "email: hello@mallee.example\n",
			"pages/home.yaml": "window: wren.ormondvale.example\n",
		}),
	).toEqual([
		"content/destinations.yaml:1 demo: https://demo.mallee.example/",
		"content/site.yaml:1 email: hello@mallee.example",
	]);
});

test("what is to be completed is open, what parties complete on signing is not", () => {
	const privacy =
		"sections:\n  - title: Logs\n    toComplete: true\n    ownerNote: Name the host.\n  - title: Rest\n";
	const agreement =
		"---\ntitle: A\ntoComplete: [Its name]\n---\n\n| Partner | To be completed on signing: its name |\n| - | - |\n";
	expect(openItems({ "pages/privacy.yaml": privacy, "agreement.md": agreement })).toEqual([
		"content/pages/privacy.yaml:3 sections.0.toComplete: Name the host.",
		"content/agreement.md:3 toComplete.0: Its name",
	]);
});

test("decisions stay open until removed, assumptions until confirmed", () => {
	const agreement = "---\nownerDecisions:\n  - 90 days or 180 days.\n---\n\nText.\n";
	const pricing = "assumptions:\n  - Four consults a year.\nassumptionsConfirmed: false\n";
	expect(openItems({ "agreement.md": agreement, "pricing.yaml": pricing })).toEqual([
		"content/agreement.md:3 ownerDecisions.0: 90 days or 180 days.",
		"content/pricing.yaml:2 assumptions.0: Four consults a year.",
	]);
	expect(
		openItems({
			"agreement.md": "---\nownerDecisions: []\n---\n\nText.\n",
			"pricing.yaml": pricing.replace("false", "true"),
		}),
	).toEqual([]);
});

test("the list is grouped by what to do, with a count as its last line", () => {
	const values = readValues({
		file: "content/team/jo-tan.yaml",
		text: "sample: true\nname: Jo Tan\n",
	});
	expect(formatOpenGroups(findOpenItems(noProject, values))).toBe(
		[
			"Replace samples, then set sample: false or remove the line (1)",
			"  content/team/jo-tan.yaml:1  sample",
			"    Jo Tan",
			"",
			"1 left to do before launch.",
		].join("\n"),
	);
	expect(formatOpenGroups([])).toBe("Nothing is left to do before launch.");
});

test("the sample brand's name and numbers are found whatever the brand is called", () => {
	const site = `sample: false
brand: Harcourt
approach: The Mallee Way
story: Named for a tree
contact:
  phone: 03 7010 0142
  phoneHref: tel:+61370100142
  mobile: 0491 570 006
  real: 03 9670 1234
`;
	expect(openItems({ "site.yaml": site })).toEqual([
		"content/site.yaml:3 approach: The Mallee Way",
		"content/site.yaml:6 contact.phone: 03 7010 0142",
		"content/site.yaml:7 contact.phoneHref: tel:+61370100142",
		"content/site.yaml:8 contact.mobile: 0491 570 006",
	]);
});

// Once the owner has other pictures, fewer are left.
test.runIf(content.settings.sample)("sample pictures are known by what is in them", () => {
	const copy = new ContentCopy();
	const listPictures = () =>
		findOpenItems(copy.root, readProjectValues(copy.root))
			.filter(({ task }) => task.startsWith("Replace sample pictures"))
			.flatMap(({ items }) => items.map(({ file }) => file));
	const there = Object.keys(readKnownSamples().files).filter((file) =>
		existsSync(join(copy.root, file)),
	);
	expect(listPictures()).toEqual(there);
	const [first = ""] = there;
	copy.write(first, `${copy.read(first)}<!-- my own -->`);
	expect(listPictures()).toEqual(there.slice(1));
	copy.remove();
});

test("a build names samples and their places, and nothing else", () => {
	const samples = formatSamples([
		{ task: "Decide", items: [{ file: "content/agreement.md", line: 3, field: "a", detail: "b" }] },
		{
			task: "Replace",
			isSample: true,
			items: [{ file: "content/site.yaml", line: 5, field: "brand", detail: "Mallee" }],
		},
	]);
	expect(samples).toEqual(["content/site.yaml:5: brand is still a sample: Mallee"]);
});

test("the program lists this project's open items and ends with status 1 while there are any", () => {
	const open = findOpenItems(project, readProjectValues(project));
	const { status, stdout } = spawnSync(
		process.execPath,
		[join(project, "scripts/launch.ts"), "--offline"],
		{ encoding: "utf8" },
	);
	for (const { task, items } of open) {
		expect(stdout).toContain(`${task} (${items.length})`);
	}
	expect(status).toBe(open.length > 0 ? 1 : 0);
});

test.each([
	"02 5550 1234",
	"03 7010 1234",
	"07 5550 1234",
	"08 7010 1234",
	"+61 8 5550 1234",
	"0491 570 156",
	"1800 160 401",
	"1300 975 707",
	"13 00 975 711",
])("the number %s, set aside for fiction, does not go public", (phone) => {
	const groups = findOpenItems(
		noProject,
		readValues({ file: "content/site.yaml", text: `phone: "${phone}"\n` }),
	);
	expect(formatSamples(groups)).toEqual([`content/site.yaml:1: phone is still a sample: ${phone}`]);
});

test("a build refuses each kind of sample, wherever it is", () => {
	const text = [
		"items:",
		"  - { question: When?, sample: true }",
		"words: The Mallee way",
		"mailbox: hello@firm.example",
	].join("\n");
	const samples = formatSamples(
		findOpenItems(noProject, readValues({ file: "content/pages/faq.yaml", text })),
	);
	const fields = samples.map((sample) => sample.replace(/ is still a sample: .*/, ""));
	expect(fields.sort()).toEqual([
		"content/pages/faq.yaml:2: items.0.sample",
		"content/pages/faq.yaml:3: words",
		"content/pages/faq.yaml:4: mailbox",
	]);
});

// A portrait that is the owner's own is of a person who is no sample.
test("the portrait of a person who is a sample is known as one", () => {
	const root = new ContentCopy();
	onTestFinished(() => root.remove());
	const groups = findOpenItems(root.root, readProjectValues(root.root));
	const open = groups
		.flatMap(({ isSample, items }) => (isSample ? items : []))
		.map(({ file }) => file);
	for (const person of root.listFiles("team").filter((file) => file.endsWith(".yaml"))) {
		const portrait = root.get(person, ["portrait"]);
		if (root.get(person, ["sample"]) === true && portrait !== undefined) {
			expect(
				open,
				`${person} is a sample: take sample: true out, or add its portrait to samples.json.`,
			).toContain(`content/team/${portrait}`);
		}
	}
});
