import type { Locator } from "@playwright/test";

/** Time from one key to the next, in milliseconds. */
const keyPause = 45;

/** Types into a field as a person does, key by key, in place of what is there: no script sets a value. */
export async function typeByHand(field: Locator, text: string, pause = keyPause): Promise<void> {
	await field.click();
	await field.press("ControlOrMeta+a");
	await field.press("Delete");
	await field.pressSequentially(text, { delay: pause });
}
