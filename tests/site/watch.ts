import type { Page } from "@playwright/test";
import { observeShifts } from "../../bench/layoutShifts.ts";

/** One answer, with the bytes of its body as the server sent them. */
export interface ResponseRecord {
	url: string;
	type: string;
	bytes: number;
}

/** Events while pages are open. */
export interface PageLog {
	/** Errors and warnings of the console, errors of scripts, and requests that failed. */
	problems: string[];
	/** Reports of the content security policy. */
	violations: string[];
	responses: ResponseRecord[];
}

/** Records all that a page does from its first byte on, layout shifts among it. */
export async function watch(page: Page): Promise<PageLog> {
	const log: PageLog = { problems: [], violations: [], responses: [] };
	page.on("console", (message) => {
		if (["error", "warning"].includes(message.type())) {
			log.problems.push(message.text());
		}
	});
	page.on("pageerror", (error) => log.problems.push(error.message));
	page.on("requestfailed", (request) => {
		const reason = request.failure()?.errorText;
		// Chromium itself gives up pictures that are under way when a page is left, and what another host has
		// answered once it knows that the page may not read it: the look at the form's host, for its head alone.
		const isGivenUp = request.resourceType() === "image" || request.method() === "HEAD";
		if (!isGivenUp || reason !== "net::ERR_ABORTED") {
			log.problems.push(`${reason}: ${request.url()}`);
		}
	});
	page.on("response", (response) => {
		log.responses.push({
			url: response.url(),
			type: response.request().resourceType(),
			bytes: Number(response.headers()["content-length"] ?? 0),
		});
	});
	await page.exposeFunction("reportViolation", (text: string) => log.violations.push(text));
	await page.addInitScript(() => {
		// A frame holds the site of somebody else, under a policy of its own.
		if (window.top !== window) {
			return;
		}
		const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
		addEventListener("securitypolicyviolation", (event) => {
			const { violatedDirective, blockedURI, sample } = event;
			reportViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`);
		});
	});
	await page.addInitScript(observeShifts);
	return log;
}

/** Shows the page from its top to its end, until all that it asks for on the way is there. */
export async function readToTheEnd(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
			scrollTo({ top, behavior: "instant" });
			await new Promise((resolve) => requestAnimationFrame(resolve));
		}
		const visibleImages = Array.from(document.images).filter((image) => image.checkVisibility());
		// One that never arrives is among the problems.
		const pictures = visibleImages.map((image) => image.decode().catch(() => {}));
		await Promise.all([document.fonts.ready, ...pictures]);
	});
}
