import { useEffect, useEffectEvent, useRef } from "react";
import type { FileText } from "../../../shared/api/entries.ts";
import { selectLine } from "../focus/lines.ts";
import styles from "./NumberedText.module.css";

/** The text of a file to edit, with the numbers of its lines. Its wrong line is selected when the file is opened. */
export function NumberedText({
	file,
	text,
	wrongLine,
	onChange,
}: {
	file: FileText;
	/** The text as it is typed. */
	text: string;
	/** The line with the mistake, from 1, if it is known. */
	wrongLine: number | undefined;
	onChange: (text: string) => void;
}) {
	const areaRef = useRef<HTMLTextAreaElement>(null);
	const showWrongLine = useEffectEvent(() => {
		const { current: area } = areaRef;
		area?.focus();
		if (area && wrongLine !== undefined) {
			selectLine(area, wrongLine);
			area.parentElement?.querySelector("[data-wrong]")?.scrollIntoView({ block: "center" });
		}
	});
	useEffect(() => showWrongLine(), []);
	const lines = text.split("\n");
	return (
		<div className={styles.text}>
			<pre aria-hidden="true">
				{lines.map((_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name.
					<span key={index} data-wrong={index + 1 === wrongLine || undefined}>
						{index + 1}
						{"\n"}
					</span>
				))}
			</pre>
			<textarea
				ref={areaRef}
				aria-label={`${file.path} as text`}
				rows={lines.length + 1}
				spellCheck={false}
				wrap="off"
				value={text}
				onChange={({ target }) => onChange(target.value)}
			/>
		</div>
	);
}
