import { useState } from "react";
import type { FieldValues } from "../../../shared/api/forms.ts";
import { GroupHint } from "../../components/GroupHint.tsx";
import { SelectField } from "../../components/SelectField.tsx";
import { TextField } from "../../components/TextField.tsx";
import type { DeskFormContext } from "../formContext.ts";
import { createSourceName } from "./createSourceName.ts";
import { readSource, type TypedSource } from "./readSource.ts";
import { ToolForm } from "./ToolForm.tsx";

/** The form of a source that a text cites: a new one, or one of the article's. */
export function SourceForm({
	context,
	before,
	onCancel,
	onDone,
}: {
	context: DeskFormContext;
	/** The words before the position of the mark. */
	before: string;
	onCancel: () => void;
	onDone: (name: string, source?: FieldValues) => void;
}) {
	const sources = (Array.isArray(context.data.sources) ? context.data.sources : []) as {
		key: string;
		title?: string;
	}[];
	const [selectedKey, setSelectedKey] = useState("");
	const [typedSource, setTypedSource] = useState<TypedSource>({
		title: "",
		publisher: "",
		published: "",
		url: "",
	});
	const { source, problems } = readSource(typedSource);
	const isMissing = source.title === "" || source.publisher === "";
	const renderField = (field: keyof TypedSource, label: string, error = problems[field]) => (
		<TextField
			label={label}
			error={error}
			value={typedSource[field]}
			onValue={(value) => setTypedSource({ ...typedSource, [field]: value })}
		/>
	);
	const name = createSourceName(`${source.publisher} ${source.published.slice(0, 4)}`, sources);
	const filledFields = Object.fromEntries(Object.entries(source).filter(([, text]) => text !== ""));
	return (
		<ToolForm
			title="Add a source"
			action="Insert source"
			hasProblem={selectedKey === "" && (isMissing || Object.keys(problems).length > 0)}
			onDone={() => (selectedKey ? onDone(selectedKey) : onDone(name, filledFields))}
			onCancel={onCancel}
		>
			{(hasTried) => (
				<>
					<GroupHint text={describeMarkPosition(before)} />
					{sources.length > 0 && (
						<SelectField
							label="Source"
							prompt="A new one"
							options={sources.map(({ key, title }) => ({ value: key, label: title ?? key }))}
							value={selectedKey}
							onValue={setSelectedKey}
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
							{renderField("published", "When (such as 2025, March 2025 or 14/3/2025; optional)")}
							{renderField("url", "Web address (optional)")}
						</>
					)}
				</>
			)}
		</ToolForm>
	);
}

/** Says where the mark of a source goes. @param words before it */
function describeMarkPosition(words: string): string {
	return words
		? `Its mark goes into the text after “${words}”.`
		: "Its mark goes to the beginning of the text.";
}
