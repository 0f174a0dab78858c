import type { InputHTMLAttributes } from "react";
import type { SelectOption } from "../../shared/api/forms.ts";
import { Hint } from "../components/Hint.tsx";
import { isShortcut } from "../hooks/useShortcut.ts";
import { findNamedLinks } from "./findNamedLinks.ts";

/** An input of where a link leads: a page or destination by its name, or a typed address. */
export function LinkInput({
	links,
	listId,
	value,
	onValue,
	...controlProps
}: InputHTMLAttributes<HTMLInputElement> & {
	links: readonly SelectOption[];
	/** Id of the list of the links. */
	listId: string;
	value: string;
	onValue: (value: string) => void;
}) {
	const label = links.find((link) => link.value === value)?.label;
	const { candidates, meant } = findNamedLinks(links, value);
	const finish = () => {
		const target = String(meant?.value ?? value.trim());
		if (target !== value) {
			onValue(target);
		}
	};
	return (
		<>
			<input
				{...controlProps}
				data-unfinished={candidates.length > 0 || undefined}
				list={listId}
				value={value}
				spellCheck={false}
				autoComplete="off"
				// A name may have spaces within.
				onChange={({ target }) => onValue(target.value.trimStart())}
				onBlur={finish}
				onKeyDown={(event) => {
					// Enter and the shortcut of a save do not blur the field: the typed name is replaced by its address here.
					if (event.key === "Enter" || isShortcut(event, "s")) {
						finish();
					}
				}}
			/>
			<datalist id={listId}>
				{links.map((link) => (
					<option key={link.value} value={link.value}>
						{link.label}
					</option>
				))}
			</datalist>
			{label && <Hint>{label}</Hint>}
			{candidates.length > 0 && (
				<Hint>
					{meant
						? `Press Enter to choose ${meant.label}.`
						: "Keep typing, or choose a page from the list."}
				</Hint>
			)}
		</>
	);
}
