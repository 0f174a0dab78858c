import { useId } from "react";
import type { Entry } from "../../../shared/api/entries.ts";
import type { SelectOption } from "../../../shared/api/forms.ts";
import { ErrorMessages } from "../../form/ErrorMessages.tsx";
import type { EntryRemoval } from "./useRemoval.ts";
import "../../form/field.css";

/** What has to be chosen before an entry is removed: where its address leads, who gets its articles; and which lists lose it. */
export function RemovalChoiceFields({
	entry,
	removal: { choices, resolvable, needsRedirect, choose },
	links,
	hasTried,
}: {
	entry: Entry;
	removal: EntryRemoval;
	links: readonly SelectOption[];
	/** Whether the removal was tried: what is still to be chosen says so from then on. */
	hasTried: boolean;
}) {
	const { page, successors = [] } = entry;
	const { redirect, successor } = choices;
	const hasArticles = resolvable.some(({ kind }) => kind === "byline");
	const hasLinks = resolvable.some(({ kind }) => kind === "link");
	const listOwners = new Map(
		resolvable.filter(({ kind }) => kind === "listed").map(({ path, title }) => [path, title]),
	);
	return (
		<>
			{(needsRedirect || hasLinks) && (
				<RequiredSelect
					label={
						needsRedirect
							? `Its address has been public. Visitors of ${page} are taken to`
							: "Links to its page lead to this one from now on; their words stay"
					}
					prompt="Choose a page…"
					options={links.filter(({ value }) => String(value).startsWith("/") && value !== page)}
					value={redirect}
					hasTried={hasTried}
					onChange={(value) => choose({ redirect: value })}
				/>
			)}
			{hasArticles && (
				<RequiredSelect
					label="Give their articles to"
					prompt="Choose…"
					options={successors}
					value={successor}
					hasTried={hasTried}
					onChange={(value) => choose({ successor: value })}
				/>
			)}
			{[...listOwners].map(([path, title]) => (
				<p key={path}>The list of {title} lets go of it.</p>
			))}
		</>
	);
}

/** A field where one of several options has to be selected. */
function RequiredSelect({
	label,
	prompt,
	options,
	value,
	hasTried,
	onChange,
}: {
	label: string;
	prompt: string;
	options: readonly SelectOption[];
	value: string;
	hasTried: boolean;
	onChange: (value: string) => void;
}) {
	const id = useId();
	const error = hasTried && value === "" ? "Choose one." : undefined;
	return (
		<div className="field">
			<label className="label" htmlFor={id}>
				{label}
			</label>
			<select
				id={id}
				className="input"
				required
				aria-invalid={error !== undefined}
				aria-describedby={`${id}.error`}
				value={value}
				onChange={({ target }) => onChange(target.value)}
			>
				<option value="">{prompt}</option>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
			<ErrorMessages id={id} messages={error ? [error] : []} />
		</div>
	);
}
