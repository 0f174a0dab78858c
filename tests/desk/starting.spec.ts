import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { knownPerson } from "../fixtures/knownContent.ts";
import { copyContent, startDesk } from "./desk.ts";
import { Person } from "./person.ts";
import { expect, test } from "./test.ts";

// The desk starts whatever state it finds, and says when it has ended.

test("a desk that starts on content with an issue says which, and shows the page once it is fixed", async ({
	context,
}) => {
	const root = copyContent("short texts");
	const file = join(root, "content/pages/strategy.yaml");
	const right = readFileSync(file, "utf8");
	writeFileSync(file, right.replace("to: /pricing", "to: /no-such-page"));
	const desk = await startDesk(root);
	const tab = await context.newPage();
	await tab.goto(desk.address);
	const page = tab.frameLocator("iframe");
	const issue = page.getByText("content/pages/strategy.yaml");
	await expect(issue).toBeVisible();
	writeFileSync(file, right);
	await new Person(tab, desk).comeBack();
	await expect(issue).toHaveCount(0);
	await expect(page.getByRole("navigation").first()).toBeVisible();
	await tab.close();
	desk.stop();
});

test("why the desk cannot look at the files is said until it can", async ({ person, problems }) => {
	const { page } = person;
	const reason = "The preview cannot be written: the disk is full.";
	await page.route("**/api/status", (route) =>
		route.fulfill({ status: 500, json: { message: reason } }),
	);
	await person.comeBack();
	await expect(page.getByText(reason)).toBeVisible();
	await page.unroute("**/api/status");
	await person.comeBack();
	await expect(page.getByText(reason)).toHaveCount(0);
	expect(problems.splice(0).join()).toContain("500");
});

test("the closing of the terminal ends the preview with the desk, both start again, and the tab says either", async ({
	context,
}) => {
	const isAnswering = (origin: string) =>
		fetch(`${origin}/robots.txt`).then(
			({ ok }) => ok,
			() => false,
		);
	const first = await startDesk();
	await expect.poll(() => isAnswering(first.siteOrigin)).toBe(true);
	const tab = await context.newPage();
	await tab.goto(first.address);
	await expect(tab.getByRole("heading", { name: "All content" })).toBeVisible();
	await tab.goto(`${first.origin}/#${knownPerson}`);
	await new Person(tab, first).type("Role", "Typed before the end");
	await tab.getByRole("main").getByRole("textbox").last().focus();
	await first.signal("SIGHUP");
	const message = tab.getByText("The desk is not running.");
	await expect(message).toBeInViewport();
	await tab.getByRole("button", { name: "Save", exact: true }).click();
	await expect(tab.getByText("The connection to the desk failed")).toBeVisible();
	// Once, whatever else has reached no desk.
	await expect(message).toHaveCount(1);
	await expect.poll(() => isAnswering(first.siteOrigin)).toBe(false);
	const again = await startDesk(first.root, Number(new URL(first.origin).port));
	await expect.poll(() => isAnswering(again.siteOrigin)).toBe(true);
	await expect(tab.getByText("The desk has been restarted.")).toBeVisible();
	await expect(message).toHaveCount(0);
	await tab.close();
	await again.signal("SIGKILL");
	await expect.poll(() => isAnswering(again.siteOrigin)).toBe(false);
	again.stop();
});
