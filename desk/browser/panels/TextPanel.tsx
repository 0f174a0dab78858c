import { useEffect, useRef, useState } from "react";
import type { UnreadableEntry } from "../../api.ts";
import { getMessage, post, RequestError } from "../request.ts";
import "./panel.css";
import "./TextPanel.css";

/** A file with a syntax error, as text, with the line marked. */
export function TextPanel({
	file,
	onSaved,
}: {
	file: UnreadableEntry;
	onSaved: () => Promise<void>;
}) {
	const [text, setText] = useState(file.text);
	const [line, setLine] = useState(file.line);
	const [message, setMessage] = useState(`Line ${file.line}: ${file.message}`);
	const area = useRef<HTMLTextAreaElement>(null);
	useEffect(() => {
		const start =
			file.text
				.split("\n")
				.slice(0, file.line - 1)
				.join("\n").length + (file.line > 1 ? 1 : 0);
		const end = file.text.indexOf("\n", start);
		area.current?.focus();
		area.current?.setSelectionRange(start, end < 0 ? file.text.length : end);
	}, [file]);
	const save = async () => {
		try {
			await post("text", { path: file.path, version: file.version, text });
			await onSaved();
		} catch (error) {
			setMessage(getMessage(error));
			const wrong = error instanceof RequestError ? error.details.line : undefined;
			if (typeof wrong === "number") {
				setLine(wrong);
			}
		}
	};
	return (
		<div className="panel">
			<p className="kind">{file.path}</p>
			<h2>This file cannot be read</h2>
			<p>
				Something in it is not written as it should be, so no form can show it. The rest of the site
				goes on as it was. Fix the line, or discard the change under “Review and publish”.
			</p>
			<p className="alert" role="alert">
				{message}
			</p>
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
					aria-label={`${file.path} as text`}
					rows={text.split("\n").length + 1}
					spellCheck={false}
					wrap="off"
					value={text}
					onChange={({ target }) => setText(target.value)}
				/>
			</div>
			<div className="actions">
				<button type="button" className="main" onClick={() => void save()}>
					Save
				</button>
			</div>
		</div>
	);
}
