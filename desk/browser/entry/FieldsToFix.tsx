import type { FieldIssue } from "../../shared/api.ts";
import { getFieldId } from "../form/context.ts";
import type { OpenState } from "./entryState.ts";
import { getFieldLabel } from "./fieldLabel.ts";
import { revealField } from "./revealField.ts";
import "./FieldsToFix.css";

/** Names the fields without which the page cannot show the form, in its order, each with the way to it. */
export function FieldsToFix({ state: { entry, data, issues } }: { state: OpenState }) {
	const names = Object.keys(entry.schema.properties ?? {});
	const getPlace = ({ fieldPath = [] }: FieldIssue) => names.indexOf(String(fieldPath[0]));
	const ordered = issues.toSorted((a, b) => getPlace(a) - getPlace(b));
	const fields = new Map(
		ordered.flatMap(({ fieldPath }) =>
			fieldPath?.length ? [[getFieldId(fieldPath), fieldPath] as const] : [],
		),
	);
	if (fields.size === 0) {
		return (
			issues.length > 0 && <p className="facts">The page shows this once every field is right.</p>
		);
	}
	return (
		<div className="facts fields-to-fix">
			{fields.size === 1 ? "1 field needs" : `${fields.size} fields need`} attention before the page
			shows this:
			<ul>
				{[...fields].map(([id, fieldPath]) => (
					<li key={id}>
						<button type="button" className="link" onClick={() => revealField(fieldPath)}>
							{getFieldLabel(entry.schema, data, fieldPath)}
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}
