import type { InputHTMLAttributes } from "react";
import type { SelectOption } from "../../shared/api/forms.ts";

/**
 * Finds the pages and destinations whose names, or paths without their slash, begin with what was typed in place of an
 * address.
 * @returns them, and the one that is meant: whose whole name was typed, or the only one.
 */
function findNamedLinks(links: readonly SelectOption[], typed: string) {
	const name = typed.trim().toLowerCase();
	if (name === "" || links.some((link) => link.value === typed)) {
		return { candidates: [] };
	}
	const candidates = links.filter(
		({ value, label }) =>
			String(value).startsWith(`/${name}`) || label.toLowerCase().startsWith(name),
	);
	const named = candidates.find(
		({ value, label }) => value === `/${name}` || label.toLowerCase() === name,
	);
	return { candidates, meant: named ?? (candidates.length === 1 ? candidates[0] : undefined) };
}

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
				className="input"
				data-unfinished={candidates.length > 0 || undefined}
				list={listId}
				value={value}
				spellCheck={false}
				autoComplete="off"
				// A name may have spaces within.
				onChange={({ target }) => onValue(target.value.trimStart())}
				onBlur={finish}
				onKeyDown={({ key, ctrlKey, metaKey }) => {
					// Enter and the shortcut of a save do not blur the field: the typed name is replaced by its address here.
					if (key === "Enter" || (key === "s" && (ctrlKey || metaKey))) {
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
			{label && <p className="note">{label}</p>}
			{candidates.length > 0 && (
				<p className="note">
					{meant ? `Enter takes ${meant.label}.` : "Type on, or choose a page from the list."}
				</p>
			)}
		</>
	);
}
