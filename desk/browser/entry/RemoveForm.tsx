import { useEffect, useId, useState } from "react";
import type { Entry, RemovalBlocker, SelectOption } from "../../shared/api.ts";
import { useDeskCommands } from "../deskCommands.ts";
import { get, getMessage, post, RequestError } from "../request.ts";
import "../form/field.css";
import "../form/fieldset.css";

/** Asks before an entry is removed, and where its address should redirect. */
export function RemoveForm({
	entry,
	isDirty,
	links,
	onBack,
}: {
	entry: Entry;
	/** Whether its form holds what is not saved. */
	isDirty: boolean;
	links: readonly SelectOption[];
	onBack: () => void;
}) {
	const { open, showPage, reload } = useDeskCommands();
	const [redirect, setRedirect] = useState("");
	const [successor, setSuccessor] = useState("");
	const [message, setMessage] = useState("");
	const [blockers, setBlockers] = useState<readonly RemovalBlocker[]>([]);
	const [takenOut, setTakenOut] = useState<readonly string[]>([]);
	const [isRemoving, setRemoving] = useState(false);
	const [isLooking, setLooking] = useState(true);
	const { path } = entry;
	useEffect(() => {
		get<RemovalBlocker[]>("removal-blockers", { path })
			.then(setBlockers, (error: unknown) => setMessage(getMessage(error)))
			.finally(() => setLooking(false));
	}, [path]);
	const [needsRedirect, setNeedsRedirect] = useState(entry.needsRedirect === true);
	const remove = async () => {
		setRemoving(true);
		try {
			const { version } = entry;
			const removal = {
				path,
				version,
				redirect,
				...(successor ? { successor } : {}),
				lists: takenOut,
			};
			const { id } = await post<{ id: string }>("remove", removal);
			await reload();
			showPage(redirect || getPageWithout(entry));
			open({ view: "list", removed: { id, title: entry.title } });
		} catch (error) {
			const { details = {} } = error instanceof RequestError ? error : {};
			const currentBlockers = Array.isArray(details.blockers)
				? (details.blockers as RemovalBlocker[])
				: [];
			setBlockers(currentBlockers);
			setNeedsRedirect(needsRedirect || details.needsRedirect === true);
			setMessage(currentBlockers.length > 0 ? "It cannot be removed yet." : getMessage(error));
		}
		setRemoving(false);
	};
	const pages = links.filter(({ value }) => String(value).startsWith("/") && value !== entry.page);
	const hasArticles = blockers.some(({ isByline }) => isByline);
	const listOwners = new Map(
		blockers.filter(({ isListed }) => isListed).map(({ path: file, title }) => [file, title]),
	);
	return (
		<fieldset className="tool-form">
			<legend>Remove “{entry.title}”?</legend>
			<p>
				{entry.isPublished
					? "It goes from the site with the next publication."
					: "It has never been on the site."}{" "}
				It is kept on this machine as you last saved it, with its pictures, and can be brought back
				under “Review and publish” at any time.
			</p>
			{isDirty && (
				<p>What you have typed since is kept in this browser, and is back in its form with it.</p>
			)}
			{needsRedirect && (
				<SelectField
					label={`Its address has been public. Visitors of ${entry.page} are taken to`}
					prompt="Choose a page…"
					options={pages}
					value={redirect}
					onChange={setRedirect}
				/>
			)}
			<p role="alert" className="error-messages">
				{message}
			</p>
			{isLooking && <p role="status">Looking for what names it…</p>}
			{blockers.length > 0 && (
				<ul>
					{blockers.map(({ path: file, fieldPath, title, message: words }) => (
						<li key={`${file} ${words}`}>
							{words}{" "}
							<button type="button" onClick={() => open({ view: "entry", path: file, fieldPath })}>
								Open<span className="visually-hidden"> {title}</span>
							</button>
						</li>
					))}
				</ul>
			)}
			{[...listOwners].map(([file, title]) => (
				<label key={file}>
					<input
						type="checkbox"
						checked={takenOut.includes(file)}
						onChange={({ target: { checked } }) =>
							setTakenOut(
								checked ? [...takenOut, file] : takenOut.filter((other) => other !== file),
							)
						}
					/>{" "}
					Take it out of the list of {title} too, as a change of its own
				</label>
			))}
			{hasArticles && (
				<SelectField
					label="Give their articles to"
					prompt="Choose…"
					options={entry.successors ?? []}
					value={successor}
					onChange={setSuccessor}
				/>
			)}
			<div className="actions">
				<button
					type="button"
					className="primary"
					disabled={isRemoving || isLooking || (needsRedirect && redirect === "")}
					onClick={() => void remove()}
				>
					{isRemoving ? "Removing…" : "Remove"}
				</button>
				<button type="button" onClick={onBack}>
					Keep it
				</button>
			</div>
		</fieldset>
	);
}

/** Gets the page to show once an entry is removed, if its address redirects nowhere. */
function getPageWithout({ sharesPage, page }: Entry): string {
	return (sharesPage && page) || "/";
}

/** A field where one of several options is selected. */
function SelectField({
	label,
	prompt,
	options,
	value,
	onChange,
}: {
	label: string;
	prompt: string;
	options: readonly SelectOption[];
	value: string;
	onChange: (value: string) => void;
}) {
	const id = useId();
	return (
		<div className="field">
			<label className="label" htmlFor={id}>
				{label}
			</label>
			<select
				id={id}
				className="input"
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
		</div>
	);
}
