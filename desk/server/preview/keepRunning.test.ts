import { EventEmitter } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { keepRunning } from "./keepRunning.ts";

afterEach(() => vi.useRealTimers());

test("a program that ends now and then is started again each time, one that ends at once a few times", () => {
	vi.useFakeTimers();
	const programs: EventEmitter[] = [];
	const giveUp = vi.fn();
	keepRunning(() => {
		const program = new EventEmitter();
		programs.push(program);
		return program;
	}, giveUp);
	const end = () => programs.at(-1)?.emit("exit");
	for (let day = 0; day < 10; day += 1) {
		vi.advanceTimersByTime(86_400_000);
		end();
	}
	for (let restart = 0; restart < 3; restart += 1) {
		end();
	}
	expect(giveUp).not.toHaveBeenCalled();
	expect(programs).toHaveLength(14);
	end();
	expect(giveUp).toHaveBeenCalledOnce();
	expect(programs).toHaveLength(14);
});
