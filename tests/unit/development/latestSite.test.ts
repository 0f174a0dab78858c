import { expect, test } from "vitest";
import { listGeneratedFiles } from "../../../app/files/generatedFiles.server.ts";
import { followSite } from "../../../development/latestSite.ts";
import { makeRestoredCopy } from "../../fixtures/restoredCopy.ts";

// The page beside the desk's forms, whatever is done to the files below it.

const copy = makeRestoredCopy();
const text = "Words.\n\n![Us](us.jpg)";

/** What a request for a page is answered with: the titles of the articles, or issues. */
async function ask(getLatest: ReturnType<typeof followSite>): Promise<string[]> {
	const { site, previousSite } = getLatest();
	await previousSite;
	const { articles } = await site;
	return articles.map(({ title }) => title);
}

test.each([true, false])(
	"a site that could not be made at first is made once its file is fixed",
	async (keepsLast) => {
		const file = copy.writeArticle("a-test", text);
		const getLatest = followSite(copy.root, { keepsLast });
		await expect(ask(getLatest)).rejects.toThrow(/us\.jpg, which does not exist/);
		copy.write(file, copy.read(file).replace(/!.*/, "Fixed."));
		expect(await ask(getLatest)).toContain("All of a-test");
	},
);

test("the last site that could be made stays while files are broken one after another", async () => {
	const getLatest = followSite(copy.root, { keepsLast: true });
	const before = await ask(getLatest);
	const file = copy.writeArticle("a-test", text, { date: "2099-01-01" });
	expect(await ask(getLatest)).toEqual(before);
	copy.write(file, "nothing of an article");
	expect(await ask(getLatest)).toEqual(before);
	copy.write(file, copy.read(copy.writeArticle("a-test", "Words.", { date: "2099-01-01" })));
	expect(await ask(getLatest)).toContain("All of a-test");
});

test.each([true, false])(
	"the drawings of a page that was open before a change are still there",
	async (keepsLast) => {
		const getLatest = followSite(copy.root, { keepsLast });
		const opened = await getLatest().site;
		copy.writeArticle("a-test", "Words.");
		expect((await getLatest().previousSite)?.drawings).toBe(opened.drawings);
	},
);

test("feeds and the sitemap follow an article that is added", async () => {
	const getLatest = followSite(copy.root, { keepsLast: false });
	const read = async (name: string) =>
		String(await listGeneratedFiles(await getLatest().site).get(name)?.());
	const files = ["/feed.xml", "/atom.xml", "/feed.json", "/sitemap.xml", "/llms.txt"];
	for (const name of files) {
		expect(await read(name), name).not.toContain("/blog/a-test");
	}
	copy.writeArticle("a-test", "Words.");
	for (const name of files) {
		expect(await read(name), name).toContain("/blog/a-test");
	}
});
