import type { SelectOption } from "../../../shared/api/forms.ts";
import { Field } from "../../components/Field.tsx";
import { TextField } from "../../components/TextField.tsx";
import { LinkInput } from "../LinkInput.tsx";
import { escapeAddress, escapeWords } from "./escapeMarkdown.ts";
import { findTargetProblem } from "./linkTarget.ts";
import { ToolForm, type ToolFormProps, useToolFields } from "./ToolForm.tsx";

/** The form of a link in a text. */
export function LinkForm({
	id,
	links,
	selectedWords,
	input,
	onInput,
	onCancel,
	onDone,
}: ToolFormProps<"link", [link: string]> & {
	links: readonly SelectOption[];
	/** The words that are selected in the text: the link takes their place. */
	selectedWords: string;
}) {
	const [{ to, words }, change] = useToolFields({ to: "", words: selectedWords }, input, onInput);
	const targetProblem = findTargetProblem(to, links);
	const wordsProblem = words.trim() === "" ? "Type the words to click." : undefined;
	return (
		<ToolForm
			id={id}
			title="Add a link"
			action="Insert link"
			hasProblem={(targetProblem ?? wordsProblem) !== undefined}
			isTyped={input !== undefined}
			onDone={() => onDone(`[${escapeWords(words)}](${escapeAddress(to)})`)}
			onCancel={onCancel}
		>
			{(hasTried) => (
				<>
					<Field
						label="Where it leads: a page from the list, or a web address"
						errors={hasTried ? targetProblem : undefined}
					>
						{(attributes) => (
							<LinkInput
								{...attributes}
								links={links}
								listId={`${id}.links`}
								value={to}
								onValue={(to) => change({ to })}
							/>
						)}
					</Field>
					<TextField
						label="The words to click"
						error={hasTried ? wordsProblem : undefined}
						value={words}
						onValue={(words) => change({ words })}
					/>
				</>
			)}
		</ToolForm>
	);
}
