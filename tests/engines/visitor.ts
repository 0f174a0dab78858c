import { expect } from "vitest";
import { siteOrigin } from "../fixtures/served.ts";
import type { Json, Tab } from "./tab.ts";

/** Widths of a phone and of a desk, in CSS pixels. */
export const narrow = 390;
export const wide = 1440;

/** A visitor of the built site, in one tab. */
export class Visitor {
	readonly tab: Tab;

	constructor(tab: Tab) {
		this.tab = tab;
	}

	/** Goes to a page of the site, in a window of this width. */
	async show(path: string, width: number): Promise<void> {
		await this.tab.setWidth(width);
		await this.tab.open(siteOrigin + path);
	}

	/** Runs a function in the page. It must refer to nothing outside itself. */
	run<Args extends Json[], Result extends Json>(
		task: (...args: Args) => Result,
		...args: Args
	): Promise<Result> {
		return this.tab.run(task, ...args);
	}

	/** Text of the first element that a CSS selector finds, or "". */
	readText(selector: string): Promise<string> {
		return this.run((of) => document.querySelector(of)?.textContent ?? "", selector);
	}

	/** What is in a field, or "" where there is none. */
	readField(selector: string): Promise<string> {
		return this.run((of) => document.querySelector<HTMLInputElement>(of)?.value ?? "", selector);
	}

	/** The path of the page, with its query. */
	readPath(): Promise<string> {
		return this.run(() => location.pathname + location.search);
	}

	/** Whether a CSS selector finds an element. */
	matches(selector: string): Promise<boolean> {
		return this.run((of) => document.querySelector(of) !== null, selector);
	}

	/** Whether the first element that a CSS selector finds is shown. */
	isShown(selector: string): Promise<boolean> {
		return this.run((of) => document.querySelector(of)?.checkVisibility() ?? false, selector);
	}

	/** Waits until a CSS selector finds an element. */
	waitFor(selector: string): Promise<void> {
		return expect.poll(() => this.matches(selector), { message: selector }).toBe(true);
	}

	/** Waits until this page, without its query, is the one shown, and has loaded. */
	waitForPage(path: string): Promise<void> {
		return expect
			.poll(() => this.run(() => `${location.pathname} ${document.readyState}`))
			.toBe(`${path} complete`);
	}

	/** Types over the value of a field, once the page's script lets it be used. */
	async fill(field: string, value: string): Promise<void> {
		await this.waitFor(`${field}:enabled`);
		const isFocused = await this.run((of) => {
			const input = document.querySelector<HTMLInputElement>(of);
			input?.focus();
			input?.select();
			return document.activeElement === input;
		}, field);
		expect(isFocused).toBe(true);
		await this.tab.type(value);
	}
}
