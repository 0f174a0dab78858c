import { useState } from "react";
import type { SelectOption } from "../../../shared/api/forms.ts";
import { Field } from "../../components/Field.tsx";
import { TextField } from "../../components/TextField.tsx";
import { LinkInput } from "../LinkInput.tsx";
import { findTargetProblem } from "./linkTarget.ts";
import { ToolForm } from "./ToolForm.tsx";

/** The form of a link in a text. */
export function LinkForm({
	listId,
	links,
	selectedWords,
	onCancel,
	onDone,
}: {
	listId: string;
	links: readonly SelectOption[];
	/** The words that are selected in the text: the link takes their place. */
	selectedWords: string;
	onCancel: () => void;
	onDone: (link: string) => void;
}) {
	const [to, setTo] = useState("");
	const [words, setWords] = useState(selectedWords);
	const targetProblem = findTargetProblem(to, links);
	const wordsProblem = words.trim() === "" ? "Type the words that are clicked." : undefined;
	return (
		<ToolForm
			title="A link in the text"
			action="Insert link"
			hasProblem={(targetProblem ?? wordsProblem) !== undefined}
			onDone={() => onDone(`[${words.trim()}](${to})`)}
			onCancel={onCancel}
		>
			{(hasTried) => (
				<>
					<Field
						label="Where it leads: a page of the list, or a web address"
						errors={hasTried ? targetProblem : undefined}
					>
						{(attributes) => (
							<LinkInput {...attributes} links={links} listId={listId} value={to} onValue={setTo} />
						)}
					</Field>
					<TextField
						label="The words that are clicked"
						error={hasTried ? wordsProblem : undefined}
						value={words}
						onValue={setWords}
					/>
				</>
			)}
		</ToolForm>
	);
}
