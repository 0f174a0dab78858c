import type { WidgetProps } from "@rjsf/utils";
import { formatDateInWords } from "../../../shared/formatDate.ts";
import { readDate } from "../../../shared/readDate.ts";
import { getControlProps } from "../controlProps.ts";
import "../inlineControls.css";

/** A date known to the year, the month or the day. */
export function DateWidget(props: WidgetProps) {
	const { value, onChange, required } = props;
	return (
		<div className="inline-controls">
			<input
				{...getControlProps(props)}
				className="input short"
				autoComplete="off"
				value={value ?? ""}
				aria-required={required}
				onChange={({ target }) => onChange(target.value)}
				onBlur={() => {
					const date = readDate(String(value ?? ""));
					if (date !== String(value ?? "")) {
						onChange(date);
					}
				}}
			/>
			<DateNote value={readDate(String(value ?? ""))} />
		</div>
	);
}

/** A day. */
export function DayWidget(props: WidgetProps) {
	const { value, onChange } = props;
	return (
		<div className="inline-controls">
			<input
				{...getControlProps(props)}
				type="date"
				max="9999-12-31"
				className="input short"
				value={value ?? ""}
				onChange={({ target }) => onChange(target.value)}
			/>
			<DateNote value={value} />
		</div>
	);
}

/** A day and a time in Melbourne. */
export function TimeWidget(props: WidgetProps) {
	const { value, onChange } = props;
	return (
		<div className="inline-controls">
			<input
				{...getControlProps(props)}
				type="datetime-local"
				max="9999-12-31T23:59"
				className="input short"
				value={value ?? ""}
				onChange={({ target }) => onChange(target.value.slice(0, 16))}
			/>
			<DateNote value={value} />
		</div>
	);
}

/**
 * A date in words: browsers show days and months in an order of their own. It has a line from the first, so that no
 * field below moves once the date is whole.
 */
function DateNote({ value }: Pick<WidgetProps, "value">) {
	return (
		<output className="amount date-words">
			{formatDateInWords(String(value ?? "")) || "\u00a0"}
		</output>
	);
}
