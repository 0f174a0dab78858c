import type { FieldIssue } from "../../../shared/api/forms.ts";
import { Alert } from "../../components/Alert.tsx";

/** The issues that belong to no field. */
export function FormIssues({ issues }: { issues: readonly FieldIssue[] }) {
	const messages = new Set(
		issues.flatMap(({ fieldPath, message }) => (fieldPath?.length ? [] : message)),
	);
	return (
		messages.size > 0 && (
			<Alert>
				{[...messages].map((message) => (
					<p key={message}>{message}</p>
				))}
			</Alert>
		)
	);
}
