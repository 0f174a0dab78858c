import type { WidgetProps } from "@rjsf/utils";
import { getControlProps } from "../controlProps.ts";
import { getFormContext } from "../formContext.ts";
import "./textWidgets.css";

/** One line of text. The field grows with it. */
export function LineWidget(props: WidgetProps) {
	const { value, onChange, required } = props;
	return (
		<>
			<textarea
				{...getControlProps(props)}
				className="input line"
				rows={1}
				value={value ?? ""}
				aria-required={required}
				onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, " "))}
				onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
			/>
			<FactNote {...props} />
		</>
	);
}

/** A paragraph or several. */
export function ParagraphWidget(props: WidgetProps) {
	const { value, onChange, required } = props;
	return (
		<>
			<textarea
				{...getControlProps(props)}
				className="input"
				rows={2}
				value={value ?? ""}
				aria-required={required}
				onChange={({ target }) => onChange(target.value)}
			/>
			<FactNote {...props} />
		</>
	);
}

/** The placeholders in a text, with their values. */
function FactNote({ value, registry }: Pick<WidgetProps, "value" | "registry">) {
	const { facts } = getFormContext(registry);
	const names = [...new Set(String(value ?? "").match(/\{\w+\}/g) ?? [])].filter(
		(name) => facts[name.slice(1, -1)],
	);
	return names.length > 0 ? (
		<p className="note">
			{names.map((name) => (
				<span key={name}>
					{name} shows as “{facts[name.slice(1, -1)]}”.{" "}
				</span>
			))}
		</p>
	) : null;
}
