import { ContentCopy } from "../fixtures/contentCopy.ts";
import { expect, test } from "./test.ts";
const prices = "content/pricing.yaml";
const member = "content/team/claire-donnelly.yaml";
test("look", async ({ desk, person }) => {
	const copy = new ContentCopy(desk.root);
	copy.write("content/team/jo-hall.yaml", desk.read(member).replace("Claire Donnelly", "Jo & Ann Hall"));
	copy.set("content/team/jo-hall.yaml", ["order"], 990);
	await person.page.goto(`${desk.origin}/#content/team/jo-hall.yaml`);
	await person.press("Remove…");
	await person.page.screenshot({ path: "/tmp/shots/removeform.png" });
	await person.press("Remove");
	await expect(person.page.getByText(/is removed, and kept/)).toBeVisible();
	await person.page.goto(`${desk.origin}/#content/team/kevin-zhao.yaml`);
	await person.type("Title", "Typed and not saved");
	desk.editFile(prices, /medium: 1000/, "medium: 1100");
	desk.editFile(member, /^line: .*/m, "line: Keeps rooms.");
	copy.write("content/team/jo-two.yaml", desk.read(member).replace("Claire Donnelly", "Jo Two"));
	copy.set("content/team/jo-two.yaml", ["order"], 991);
	const article = copy.getFile("articles");
	desk.editFile(article, /^author: .*/m, "author: jo-two");
	await person.press(/^Review and publish/);
	await person.page.getByRole("checkbox", { name: /^Jo Two/ }).click();
	await person.press("Publish 3 of 4");
	await expect(person.page.getByText("does not work without “Jo Two”")).toBeVisible();
	desk.editFile(prices, /medium: 1100/, "medium: 1999");
	desk.editFile("content/team/kevin-zhao.yaml", /^line: .*/m, "line: Added since.");
	await person.page.evaluate(() => window.dispatchEvent(new Event("focus")));
	await expect(person.page.getByText("Changed since you looked", { exact: true })).toBeVisible();
	for (const scheme of ["light", "dark"] as const) {
		await person.page.emulateMedia({ colorScheme: scheme });
		for (const width of [1440, 390]) {
			await person.page.setViewportSize({ width, height: 2600 });
			if (width === 390) await person.page.getByRole("button", { name: "Form", exact: true }).click();
			await person.page.screenshot({ path: `/tmp/shots/review-${scheme}-${width}.png` });
		}
	}
	await person.page.emulateMedia({ colorScheme: "light" });
	await person.page.goto(`${desk.origin}/#content/team/kevin-zhao.yaml`);
	await person.discard();
});
