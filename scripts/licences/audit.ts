/**
 * Reads what `npm audit --json` printed.
 * @returns one sentence for each grave issue; nothing where the registry gave no report.
 */
export function graveIssues(output: string): string[] | undefined {
	if (!output.includes('"vulnerabilities"')) {
		return;
	}
	const report: { vulnerabilities: Record<string, { severity: string }> } = JSON.parse(output);
	return Object.entries(report.vulnerabilities)
		.filter(([, { severity }]) => ["high", "critical"].includes(severity))
		.map(([name, { severity }]) => `${name} has a known issue of severity ${severity}.`);
}
