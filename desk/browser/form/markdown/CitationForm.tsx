import { isRecord } from "../../../../content-model/browser.ts";
import type { FieldValues } from "../../../shared/api/forms.ts";
import { Hint } from "../../components/Hint.tsx";
import { SelectField } from "../../components/SelectField.tsx";
import { TextField } from "../../components/TextField.tsx";
import { createCitationName } from "./createCitationName.ts";
import { readCitation, type TypedCitation } from "./readCitation.ts";
import { ToolForm, type ToolFormProps, useToolFields } from "./ToolForm.tsx";

/** The form of a citation: a new one, or one of the article's. */
export function CitationForm({
	id,
	citations: allCitations,
	before,
	input,
	onInput,
	onCancel,
	onDone,
}: ToolFormProps<"citation", [name: string, citation?: FieldValues]> & {
	/** Those that the text has. */
	citations: readonly unknown[];
	/** The words before the position of the mark. */
	before: string;
}) {
	const citations = allCitations.filter(hasName);
	const [{ selectedKey, ...typedCitation }, change] = useToolFields(
		{ selectedKey: "", title: "", publisher: "", published: "", url: "" },
		input,
		onInput,
	);
	const { citation, problems } = readCitation(typedCitation);
	const isMissing = citation.title === "" || citation.publisher === "";
	const renderField = (field: keyof TypedCitation, label: string, error = problems[field]) => (
		<TextField
			label={label}
			error={error}
			value={typedCitation[field]}
			onValue={(value) => change({ [field]: value })}
		/>
	);
	const name = createCitationName(
		`${citation.publisher} ${citation.published.slice(0, 4)}`,
		citations,
	);
	const filledFields = Object.fromEntries(
		Object.entries(citation).filter(([, text]) => text !== ""),
	);
	return (
		<ToolForm
			id={id}
			title="Add a source"
			action="Insert source"
			hasProblem={selectedKey === "" && (isMissing || Object.keys(problems).length > 0)}
			isTyped={input !== undefined}
			onDone={() => (selectedKey ? onDone(selectedKey) : onDone(name, filledFields))}
			onCancel={onCancel}
		>
			{(hasTried) => (
				<>
					<Hint isAbove>{describeMarkPosition(before)}</Hint>
					{citations.length > 0 && (
						<SelectField
							label="Source"
							prompt="A new one"
							options={citations.map(({ key, title }) => ({ value: key, label: title || key }))}
							value={selectedKey}
							onValue={(selectedKey) => change({ selectedKey })}
						/>
					)}
					{selectedKey === "" && (
						<>
							{renderField(
								"title",
								"Title of the page or paper",
								hasTried && citation.title === "" ? "Type its title." : undefined,
							)}
							{renderField(
								"publisher",
								"Who published it",
								hasTried && citation.publisher === "" ? "Type who published it." : undefined,
							)}
							{renderField("published", "When (such as 2025, March 2025 or 14/3/2025; optional)")}
							{renderField("url", "Web address (optional)")}
						</>
					)}
				</>
			)}
		</ToolForm>
	);
}

/** Checks whether a citation can be named in a text: one that was only begun cannot, nor what somebody has typed into the file. */
function hasName(citation: unknown): citation is { key: string; title?: string } {
	return isRecord(citation) && typeof citation.key === "string" && citation.key !== "";
}

/** Says where the mark of a citation goes. @param words before it */
function describeMarkPosition(words: string): string {
	return words
		? `Its mark goes into the text after “${words}”.`
		: "Its mark goes to the beginning of the text.";
}
