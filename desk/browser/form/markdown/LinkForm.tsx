import { useState } from "react";
import type { SelectOption } from "../../../shared/api.ts";
import { Labelled } from "../../Labelled.tsx";
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
			legend="A link in the text"
			action="Insert link"
			problem={targetProblem ?? wordsProblem}
			onDone={() => onDone(`[${words.trim()}](${to})`)}
			onCancel={onCancel}
		>
			<Labelled label="Where it leads: a page of the list, or a web address">
				<LinkInput links={links} listId={listId} value={to} onValue={setTo} />
			</Labelled>
			<Labelled label="The words that are clicked">
				<input className="input" value={words} onChange={({ target }) => setWords(target.value)} />
			</Labelled>
		</ToolForm>
	);
}
