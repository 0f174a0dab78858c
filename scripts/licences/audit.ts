import { z } from "zod";

/** What `npm audit --json` prints, as far as it is read. */
const auditReport = z.object({
	vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});

/**
 * Reads what `npm audit --json` printed.
 * @returns one sentence for each grave issue; nothing where the registry gave no report.
 */
export function graveIssues(output: string): string[] | undefined {
	const { data: report } = auditReport.safeParse(parsed(output));
	return (
		report &&
		Object.entries(report.vulnerabilities)
			.filter(([, { severity }]) => ["high", "critical"].includes(severity))
			.map(([name, { severity }]) => `${name} has a known issue of severity ${severity}.`)
	);
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
