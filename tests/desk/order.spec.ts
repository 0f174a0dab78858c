import { holdRequests } from "../interaction/network.ts";
import { expect, test } from "./test.ts";

// The order of entries, which the list changes.

test("what is typed in a form stays on the page and is saved after its entry was moved in the list", async ({
	desk,
	person,
}) => {
	const path = "content/team/claire-donnelly.yaml";
	await person.page.goto(`${desk.origin}/#${path}`);
	await person.type("Role", "Typed before the move");
	await person.showPage("/team/claire-donnelly");
	await person.expectText("Typed before the move");
	await person.press("All content");
	const release = await holdRequests(person.page, "**/api/move");
	await person.press("Move Claire Donnelly up");
	await expect(person.page.getByText("Saving the order…")).toBeVisible();
	const first = person.getListGroup("Team").getByRole("listitem").first();
	await expect(first).toContainText("Claire Donnelly");
	release();
	await expect(person.page.getByText(/^Saved\. The order goes/)).toBeVisible();
	await expect(person.page.getByText("The page does not show")).toHaveCount(0);
	await person.page.goto(`${desk.origin}/#${path}`);
	await expect(person.getField("Role")).toHaveValue("Typed before the move");
	await expect(person.getButton("Compare")).toHaveCount(0);
	await person.type("Role", "Typed after the move");
	await person.expectText("Typed after the move");
	await person.save();
	expect(desk.read(path)).toMatch(/^title: Typed after the move$/m);
	expect(desk.read(path)).toMatch(/^order: 1$/m);
});

test("a move in one group stays while another group is moved too", async ({ person }) => {
	const { page } = person;
	await person.press("All content");
	const team = person.getListGroup("Team").getByRole("listitem").first();
	const benefit = person.getListGroup("Benefits").getByRole("listitem").first();
	const release = await holdRequests(page, "**/api/move");
	await person.press("Move Claire Donnelly up");
	await expect(team).toContainText("Claire Donnelly");
	await person.press("Move Customer roadmap up");
	await expect(benefit).toContainText("Customer roadmap");
	await expect(team).toContainText("Claire Donnelly");
	const saved = page.waitForResponse(
		(response) =>
			response.url().endsWith("/api/move") &&
			response.request().postData()?.includes("content/benefits/") === true,
	);
	release();
	await saved;
	await expect(team).toContainText("Claire Donnelly");
	await expect(benefit).toContainText("Customer roadmap");
});

test("a person is dragged to another place in the list by their name", async ({ desk, person }) => {
	await person.press("All content");
	const team = person.getListGroup("Team");
	const first = team.getByRole("listitem").first();
	const second = team.getByRole("listitem").nth(1);
	await expect(first).toContainText("Meera Pillai");
	await expect(second).toContainText("Claire Donnelly");
	await team.getByText("Claire Donnelly").dragTo(team.getByText("Meera Pillai"));
	await expect(first).toContainText("Claire Donnelly");
	await expect(person.page.getByText(/^Saved\. The order goes/)).toBeVisible();
	expect(desk.read("content/team/claire-donnelly.yaml")).toMatch(/^order: 1$/m);
});

test("a benefit that is not on Home has no place to be moved from", async ({ desk, person }) => {
	desk.editFile("content/benefits/data-security.yaml", /^homeOrder: .*\n/m, "");
	await person.page.reload();
	await person.press("All content");
	await expect(person.getButton("Move Customer roadmap down")).toBeEnabled();
	await expect(person.getButton("Move Customer roadmap up")).toBeDisabled();
	await expect(person.getButton("Move Data security up")).toHaveCount(0);
});

test("a row is no place to drop itself", async ({ person }) => {
	await person.press("All content");
	const row = person.getListGroup("Team").getByRole("listitem").first();
	const isTaken = await row.evaluate((element) => {
		const dataTransfer = new DataTransfer();
		const init = { dataTransfer, bubbles: true, cancelable: true };
		element.dispatchEvent(new DragEvent("dragstart", init));
		return !element.dispatchEvent(new DragEvent("dragover", init));
	});
	expect(isTaken).toBe(false);
});

test("a row that comes from the list of another window is not taken", async ({ person }) => {
	await person.press("All content");
	const row = person.getListGroup("Team").getByRole("listitem").first();
	const isTaken = await row.evaluate((element) => {
		const dataTransfer = new DataTransfer();
		dataTransfer.setData("desk/person", "Claire Donnelly");
		const init = { dataTransfer, bubbles: true, cancelable: true };
		return !element.dispatchEvent(new DragEvent("dragover", init));
	});
	expect(isTaken).toBe(false);
});
