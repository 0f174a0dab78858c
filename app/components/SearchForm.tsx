import type { ComponentProps, Ref } from "react";
import { longestQuery } from "../search/address.ts";
import { searchPath } from "../seo/addresses.ts";

interface SearchFormProps extends ComponentProps<"form"> {
	/** The field's name, seen above it unless it is hidden. */
	label: string;
	/** Says the label to screen readers only, and shows it inside the empty field. */
	hideLabel?: boolean;
	/** A hint under the field. */
	help?: string;
	button: string;
	fieldRef?: Ref<HTMLInputElement>;
}

/** A field that asks the search page, from any page and without a script. */
export function SearchForm({
	label,
	hideLabel = false,
	help,
	button,
	fieldRef,
	...form
}: SearchFormProps) {
	return (
		<search>
			<form className="search-form" action={searchPath} {...form}>
				<label htmlFor="q" className={hideLabel ? "visually-hidden" : undefined}>
					{label}
				</label>
				<input
					ref={fieldRef}
					id="q"
					name="q"
					type="search"
					className="field"
					autoComplete="off"
					enterKeyHint="search"
					maxLength={longestQuery}
					placeholder={hideLabel ? label : undefined}
					aria-describedby={help ? "q-help" : undefined}
				/>
				<button className="action" type="submit">
					{button}
				</button>
				{help && (
					<p id="q-help" className="caption">
						{help}
					</p>
				)}
			</form>
		</search>
	);
}
