import { afterAll, afterEach } from "vitest";
import { ContentCopy } from "./contentCopy.ts";

/**
 * A shortened copy of the content that every test may break: it is put back after each, and removed after
 * the last.
 * @param prepare what else is done to it, once.
 */
export function makeRestoredCopy(prepare?: (copy: ContentCopy) => void): ContentCopy {
	const whole = new ContentCopy();
	whole.shorten();
	prepare?.(whole);
	const copy = new ContentCopy();
	copy.restore(whole);
	afterEach(() => copy.restore(whole));
	afterAll(() => {
		copy.remove();
		whole.remove();
	});
	return copy;
}
