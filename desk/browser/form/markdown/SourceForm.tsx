import { isRecord, partialDateExamples } from "../../../../content-model/browser.ts";
import type { FieldValues } from "../../../shared/api/forms.ts";
import { Hint } from "../../components/Hint.tsx";
import { SelectField } from "../../components/SelectField.tsx";
import { TextField } from "../../components/TextField.tsx";
import { createSourceName } from "./createSourceName.ts";
import { readSource, type TypedSource } from "./readSource.ts";
import { ToolForm, type ToolFormProps, useToolFields } from "./ToolForm.tsx";

/** The form of a source: a new one, or one of the article's. */
export function SourceForm({
	id,
	sources: allSources,
	before,
	input,
	onInput,
	onCancel,
	onDone,
}: ToolFormProps<"source", [name: string, source?: FieldValues]> & {
	/** Those that the text has. */
	sources: readonly unknown[];
	/** The words before the position of the mark. */
	before: string;
}) {
	const sources = allSources.filter(hasName);
	const [{ selectedKey, ...typedSource }, change] = useToolFields(
		{ selectedKey: "", title: "", publisher: "", published: "", url: "" },
		input,
		onInput,
	);
	const { source, problems } = readSource(typedSource);
	const isMissing = source.title === "" || source.publisher === "";
	const renderField = (field: keyof TypedSource, label: string, error = problems[field]) => (
		<TextField
			label={label}
			error={error}
			value={typedSource[field]}
			onValue={(value) => change({ [field]: value })}
		/>
	);
	const name = createSourceName(`${source.publisher} ${source.published.slice(0, 4)}`, sources);
	const filledFields = Object.fromEntries(Object.entries(source).filter(([, text]) => text !== ""));
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
					<Hint place="above">{describeMarkPosition(before)}</Hint>
					{sources.length > 0 && (
						<SelectField
							label="Source"
							prompt="A new source"
							options={sources.map(({ key, title }) => ({ value: key, label: title || key }))}
							value={selectedKey}
							onValue={(selectedKey) => change({ selectedKey })}
						/>
					)}
					{selectedKey === "" && (
						<>
							{renderField(
								"title",
								"Title of the page or paper",
								hasTried && source.title === "" ? "Type its title." : undefined,
							)}
							{renderField(
								"publisher",
								"Who published it",
								hasTried && source.publisher === "" ? "Type who published it." : undefined,
							)}
							{renderField("published", `When (such as ${partialDateExamples}; optional)`)}
							{renderField("url", "Web address (optional)")}
						</>
					)}
				</>
			)}
		</ToolForm>
	);
}

/** Checks whether a source can be named in a text: one that was only begun cannot, nor what somebody has typed into the file. */
function hasName(source: unknown): source is { key: string; title?: string } {
	return isRecord(source) && typeof source.key === "string" && source.key !== "";
}

/** Says where the mark of a source goes. @param words before it */
function describeMarkPosition(words: string): string {
	return words
		? `Its mark goes into the text after “${words}”.`
		: "Its mark goes to the beginning of the text.";
}
