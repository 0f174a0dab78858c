import { EventEmitter } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { keepRunning } from "./keepRunning.ts";

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test("a program that ends now and then is started again each time, one that ends at once a few times", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	const { programs, ended } = keepPrograms();
	for (let day = 1; day <= 10; day += 1) {
		vi.advanceTimersByTime(86_400_000);
		programs.at(-1)?.emit("exit");
		await vi.waitFor(() => expect(programs).toHaveLength(day + 1));
	}
	for (let restart = 1; restart <= 3; restart += 1) {
		programs.at(-1)?.emit("exit");
		await vi.waitFor(() => expect(programs).toHaveLength(11 + restart));
	}
	programs.at(-1)?.emit("exit");
	await ended;
	expect(programs).toHaveLength(14);
});

test("a program that cannot be started is tried a few times, a second apart, and the terminal says why", async () => {
	vi.useFakeTimers();
	const print = vi.spyOn(console, "error").mockImplementation(() => {});
	const { programs, ended } = keepPrograms();
	const error = new Error("spawn EAGAIN");
	for (let tries = 1; tries <= 4; tries += 1) {
		expect(programs).toHaveLength(tries);
		programs.at(-1)?.emit("error", error);
		await vi.advanceTimersByTimeAsync(999);
		expect(programs).toHaveLength(tries);
		await vi.advanceTimersByTimeAsync(1);
	}
	await ended;
	expect(programs).toHaveLength(4);
	expect(print).toHaveBeenCalledWith(error);
});

/** Keeps a program running. @returns what was started, and a promise that it is not started again */
function keepPrograms() {
	const programs: EventEmitter[] = [];
	const ended = keepRunning(() => {
		const program = new EventEmitter();
		programs.push(program);
		return program;
	});
	return { programs, ended };
}
