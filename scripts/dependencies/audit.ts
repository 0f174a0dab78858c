/** What `npm audit` found out. */
export type AuditResult =
	| { readonly kind: "clean" }
	/** One sentence for each package. */
	| { readonly kind: "findings"; readonly issues: readonly string[] }
	/** The registry gives no answer to the question, or cannot be reached. */
	| { readonly kind: "unanswered"; readonly reason: string };

/** What is grave enough to fail. */
const grave = ["high", "critical"];

/**
 * Reads what `npm audit --json` printed.
 * @param output its standard output.
 * @returns the grave findings. Only a whole report counts as an answer.
 */
export function readAudit(output: string): AuditResult {
	const report = parsed(output);
	if (!isRecord(report) || !isRecord(report.vulnerabilities)) {
		const message = isRecord(report) && typeof report.message === "string" ? report.message : "";
		return { kind: "unanswered", reason: message || "npm audit gave no report" };
	}
	const issues = Object.entries(report.vulnerabilities).flatMap(([name, finding]) =>
		isRecord(finding) && grave.includes(String(finding.severity))
			? [`${name} has a known issue of severity ${finding.severity}: ${titlesOf(finding.via)}.`]
			: [],
	);
	return issues.length > 0 ? { kind: "findings", issues } : { kind: "clean" };
}

/** What is wrong with a package: titles of its own issues, names of packages that bring theirs. */
function titlesOf(via: unknown): string {
	const causes = [via].flat().map((cause: unknown) => (isRecord(cause) ? cause.title : cause));
	return causes.filter((cause) => typeof cause === "string").join(", ");
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
