import type { ComponentProps, Ref } from "react";
import { searchPath } from "../../paths/index.ts";
import { ActionButton } from "./Action.tsx";
import { joinClassNames } from "./classNames.ts";
import { Field } from "./Field.tsx";
import styles from "./SearchForm.module.css";

/** Maximum query length: longer than anyone types, short enough not to stall. */
export const maxQueryLength = 200;

interface SearchFormProps extends ComponentProps<"form"> {
	/** The field's label, above it unless hidden. */
	label: string;
	/** Hides the label visually, and shows it inside the empty field. */
	hideLabel?: boolean;
	/** A hint under the field. */
	help?: string;
	button: string;
	/** Taller and with a filled button, for the page that is a search. */
	large?: boolean;
	fieldRef?: Ref<HTMLInputElement>;
}

/** A search form for any page. Without JavaScript there is no search, and no form: the header leads to a list of everything. */
export function SearchForm({
	label,
	hideLabel = false,
	help,
	button,
	large = false,
	fieldRef,
	className,
	...form
}: SearchFormProps) {
	return (
		<search className="interactive">
			<form
				className={joinClassNames(styles.searchForm, large && styles.large, className)}
				action={searchPath}
				{...form}
			>
				<label htmlFor="q" className={hideLabel ? "visually-hidden" : undefined}>
					{label}
				</label>
				<Field
					className={styles.field}
					ref={fieldRef}
					id="q"
					name="q"
					type="search"
					enterKeyHint="search"
					maxLength={maxQueryLength}
					placeholder={hideLabel ? label : undefined}
					aria-describedby={help ? "q-help" : undefined}
				/>
				<ActionButton
					className={styles.button}
					type="submit"
					variant={large ? "filled" : "outline"}
				>
					{button}
				</ActionButton>
				{help && (
					<p id="q-help" className="caption">
						{help}
					</p>
				)}
			</form>
		</search>
	);
}
