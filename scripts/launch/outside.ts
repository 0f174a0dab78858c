/** What an address outside the site answered. */
export interface Answer {
	address: string;
	/** `unknown`: it could not be asked, or would not tell a program. */
	outcome: "well" | "broken" | "unknown";
	/** A status, or why there was none. */
	reason: string;
}

/** How many addresses are asked side by side. */
const abreast = 4;

/** Asks every address, in the order given. @param timeout in milliseconds, for each request. */
export async function askAll(addresses: readonly string[], timeout = 10_000): Promise<Answer[]> {
	const answers: Answer[] = [];
	const waiting = addresses.entries();
	async function work(): Promise<void> {
		for (const [index, address] of waiting) {
			answers[index] = await ask(address, timeout);
		}
	}
	await Promise.all(Array.from({ length: abreast }, work));
	return answers;
}

/** Asks for the head and, as some servers know no such request, for the page. */
async function ask(address: string, timeout: number): Promise<Answer> {
	let answer: Answer = { address, outcome: "unknown", reason: "not asked" };
	for (const method of ["HEAD", "GET"]) {
		try {
			const signal = AbortSignal.timeout(timeout);
			const { ok, status, body } = await fetch(address, { method, signal });
			await body?.cancel();
			const outcome = ok ? "well" : [404, 410].includes(status) ? "broken" : "unknown";
			answer = { address, outcome, reason: `status ${status}` };
		} catch (error) {
			const cause = error instanceof Error ? (error.cause ?? error) : error;
			answer = { address, outcome: "unknown", reason: String(cause) };
		}
		if (answer.outcome === "well") {
			break;
		}
	}
	return answer;
}
