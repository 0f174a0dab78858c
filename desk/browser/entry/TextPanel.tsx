import { useEffect, useRef, useState } from "react";
import type { FileText } from "../../shared/api.ts";
import { getMessage, isUnreachable, post, RequestError } from "../request.ts";
import { clearEdit, findOwnEdit, formatTextKey, storeEdit } from "../state/unsavedEdits.ts";
import { useShortcut } from "../useShortcut.ts";
import { selectLine } from "./revealField.ts";
import "./TextPanel.css";

/** A file with a syntax error, as text, with the line marked. */
export function TextPanel({
	file,
	hasForm,
	onSaved,
}: {
	file: FileText;
	/** Whether something was typed in the file's form while it could be read. */
	hasForm: boolean;
	onSaved: () => Promise<void>;
}) {
	const { path } = file;
	const key = formatTextKey(path);
	const [unsavedEdit] = useState(() => findOwnEdit(key));
	const [text, setText] = useState(() => (unsavedEdit ? String(unsavedEdit.data.text) : file.text));
	const version = unsavedEdit?.version ?? file.version;
	const [line, setLine] = useState(file.line);
	const [message, setMessage] = useState(
		file.message
			? `Somebody changed this file by hand, and it has a mistake at line ${file.line}. (${file.message})`
			: "What you typed before is back. It is not saved yet.",
	);
	const [theirs, setTheirs] = useState<FileText>();
	const [isSaving, setSaving] = useState(false);
	const area = useRef<HTMLTextAreaElement>(null);
	useEffect(() => {
		if (area.current) {
			area.current.focus();
			selectLine(area.current, file.line);
			area.current.parentElement
				?.querySelector("[data-wrong]")
				?.scrollIntoView({ block: "center" });
		}
	}, [file]);

	const change = (typed: string) => {
		setText(typed);
		const base = { text: file.text };
		const data = { text: typed };
		const isStored = storeEdit({ key, title: path, version, base, data, time: Date.now() });
		if (!isStored) {
			setMessage("This browser cannot store what you type. Save before you leave this file.");
		}
	};
	/** @param base version of the file that the text is to take the place of */
	const save = async (base: string) => {
		setSaving(true);
		try {
			await post("text", { path, version: base, text });
			clearEdit(key);
			await onSaved();
		} catch (error) {
			const { line: problemLine, currentText } = error instanceof RequestError ? error.details : {};
			setMessage(isUnreachable(error) ? "Nothing was saved yet." : getMessage(error));
			if (problemLine !== undefined) {
				setLine(problemLine);
			}
			setTheirs(currentText);
		}
		setSaving(false);
	};
	useShortcut("s", () => {
		if (!isSaving && text !== file.text) {
			void save(version);
		}
	});
	const takeTheirs = async () => {
		clearEdit(key);
		await onSaved();
	};
	return (
		<div className="panel">
			<p className="kind">{path}</p>
			<h2>{file.message ? "This file cannot be read" : "This file as text"}</h2>
			{file.message && (
				<p>
					No form can show it until the line is written as it should be. The rest of the site goes
					on as it was. Fix the line, or discard the change under “Review and publish”.
				</p>
			)}
			{hasForm && <p>What you typed in its form is kept. It is back once the file can be read.</p>}
			<p className="alert" role="alert">
				{message}
			</p>
			{theirs && (
				<section>
					<h3>As somebody else has saved it</h3>
					<pre className="their-text">{theirs.text}</pre>
					<div className="actions">
						<button type="button" disabled={isSaving} onClick={() => void save(theirs.version)}>
							Save mine in its place
						</button>
						<button type="button" disabled={isSaving} onClick={() => void takeTheirs()}>
							Take theirs and lose mine
						</button>
					</div>
					<h3>As you have typed it</h3>
				</section>
			)}
			<div className="source">
				<pre aria-hidden="true">
					{text.split("\n").map((_, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name.
						<span key={index} data-wrong={index + 1 === line || undefined}>
							{index + 1}
							{"\n"}
						</span>
					))}
				</pre>
				<textarea
					ref={area}
					className="input"
					aria-label={`${path} as text`}
					rows={text.split("\n").length + 1}
					spellCheck={false}
					wrap="off"
					value={text}
					onChange={({ target }) => change(target.value)}
				/>
			</div>
			<div className="actions">
				<button
					type="button"
					className="primary"
					disabled={isSaving}
					onClick={() => void save(version)}
				>
					{isSaving ? "Saving…" : "Save"}
				</button>
			</div>
		</div>
	);
}
