import type { FocusEvent } from "react";
import type { Overview } from "../../shared/api.ts";
import { useDeskCommands } from "../deskCommands.ts";
import { parseFieldId } from "../form/context.ts";
import { DeskForm } from "../form/DeskForm.tsx";
import type { OpenState } from "./entryState.ts";
import type { FormEditing } from "./useFormEditing.ts";

/** The fields of an open entry. The page beside them shows the one that is in use. */
export function EntryFields({
	state: { entry, base, data },
	title,
	overview: { links, facts },
	form: { issues, fieldsRef, itemRemoval, type, change, move },
	onFieldFocus,
}: {
	state: OpenState;
	/** The title as it is typed. */
	title: string;
	overview: Overview;
	form: FormEditing;
	onFieldFocus: () => void;
}) {
	const { showField } = useDeskCommands();
	const handleFocus = ({ target }: FocusEvent) => {
		onFieldFocus();
		const id = target.id || target.closest("[id]")?.id;
		if (entry.path && id?.startsWith("f.")) {
			showField(entry.path, parseFieldId(id));
		}
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it hears which of its fields is in use.
		<div ref={fieldsRef} onFocus={handleFocus}>
			<DeskForm
				entry={entry}
				data={data}
				issues={issues}
				context={{
					kind: entry.kind,
					hasSources: entry.hasSources === true,
					title,
					links,
					facts,
					data,
					base,
					change,
					move,
					...itemRemoval,
				}}
				onChange={type}
			/>
		</div>
	);
}
