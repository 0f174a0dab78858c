import { Hint } from "../../components/Hint.tsx";
import type { TextControlProps } from "../controlProps.ts";
import type { DeskFormContext } from "../formContext.ts";
import styles from "./textControls.module.css";

/** One line of text. The field grows with it. */
export function LineControl(props: TextControlProps) {
	const { value, onChange, isRequired, context } = props;
	return (
		<>
			<textarea
				{...props.attributes}
				className={styles.line}
				rows={1}
				value={value}
				aria-required={isRequired}
				onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, " "))}
				onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
			/>
			<FactNote value={value} facts={context.facts} />
		</>
	);
}

/** A paragraph or several. */
export function ParagraphControl(props: TextControlProps) {
	const { value, onChange, isRequired, context } = props;
	return (
		<>
			<textarea
				{...props.attributes}
				rows={2}
				value={value}
				aria-required={isRequired}
				onChange={({ target }) => onChange(target.value)}
			/>
			<FactNote value={value} facts={context.facts} />
		</>
	);
}

/** The placeholders in a text, with their values. */
function FactNote({ value, facts }: { value: string; facts: DeskFormContext["facts"] }) {
	const names = [...new Set(value.match(/\{\w+\}/g) ?? [])].filter(
		(name) => facts[name.slice(1, -1)],
	);
	return names.length > 0 ? (
		<Hint>
			{names.map((name) => (
				<span key={name}>
					{name} shows as “{facts[name.slice(1, -1)]}”.{" "}
				</span>
			))}
		</Hint>
	) : null;
}
