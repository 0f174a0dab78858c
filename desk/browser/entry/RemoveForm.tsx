import { useEffect, useId, useRef, useState } from "react";
import type { Entry, RemovalBlocker, SelectOption } from "../../shared/api.ts";
import { useDeskCommands } from "../deskCommands.ts";
import { get, getMessage, post, RequestError } from "../request.ts";
import {
	clearRemovalChoices,
	getRemovalChoices,
	keepRemovalChoices,
	type RemovalChoices,
} from "../state/removalChoices.ts";
import { useWhileShown } from "../useWhileShown.ts";
import "../form/field.css";
import "../form/fieldset.css";

/** Asks before an entry is removed, with all that has to be decided for it. */
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
	const whileShown = useWhileShown();
	const { path, version, page } = entry;
	const [choices, setChoices] = useState(() => getRemovalChoices(entry));
	const { redirect, successor, lists } = choices;
	const choose = (chosen: Partial<RemovalChoices>) => {
		const next = { ...choices, ...chosen };
		keepRemovalChoices(entry, next);
		setChoices(next);
	};
	const [message, setMessage] = useState("");
	const messageRef = useRef<HTMLParagraphElement>(null);
	// The button that was pressed may be far below it.
	useEffect(() => {
		if (message) {
			messageRef.current?.scrollIntoView({ block: "nearest" });
		}
	}, [message]);
	const [blockers, setBlockers] = useState<readonly RemovalBlocker[]>([]);
	const [isRemoving, setRemoving] = useState(false);
	const [isLooking, setLooking] = useState(true);
	useEffect(() => {
		get("removal-blockers", { path })
			.then(setBlockers, (error: unknown) => setMessage(getMessage(error)))
			.finally(() => setLooking(false));
	}, [path]);
	const [needsRedirect, setNeedsRedirect] = useState(entry.needsRedirect === true);
	const remove = async () => {
		setRemoving(true);
		try {
			const removal = { path, version, redirect, lists, ...(successor ? { successor } : {}) };
			const { id } = await post("remove", removal);
			clearRemovalChoices(entry);
			await reload();
			whileShown(() => {
				showPage(redirect || getPageWithout(entry));
				open({ panel: "list", removed: { id, title: entry.title } });
			});
		} catch (error) {
			const { blockers: currentBlockers = [], needsRedirect: isRedirectNeeded = false } =
				error instanceof RequestError ? error.details : {};
			const decidedBlockers = blockers.filter(isDecidedHere);
			setBlockers([
				...decidedBlockers,
				...currentBlockers.filter(
					(blocker) => !decidedBlockers.some((other) => isSameBlocker(other, blocker)),
				),
			]);
			setNeedsRedirect(needsRedirect || isRedirectNeeded);
			setMessage(
				currentBlockers.length > 0
					? "It cannot be removed yet: see to what is named below first."
					: getMessage(error),
			);
		}
		setRemoving(false);
	};
	const pages = links.filter(({ value }) => String(value).startsWith("/") && value !== page);
	const hasArticles = blockers.some(({ isByline }) => isByline);
	const hasLinks = blockers.some(({ isLink }) => isLink);
	const listOwners = new Map(
		blockers.filter(({ isListed }) => isListed).map(({ path: file, title }) => [file, title]),
	);
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				void remove();
			}}
		>
			<fieldset className="tool-form">
				<legend>Remove “{entry.title}”?</legend>
				<p>
					{entry.isPublished
						? "It goes from the site with the next publication."
						: "It has never been on the site."}{" "}
					It is kept on this machine as you last saved it, with its pictures, and can be brought
					back under “Review and publish” at any time.
				</p>
				{isDirty && (
					<p>What you have typed since is kept in this browser, and is back in its form with it.</p>
				)}
				{page && !entry.sharesPage && !needsRedirect && (
					<p>Its address, {page}, has never been public, so it need not lead on to another page.</p>
				)}
				<p role="alert" className="error-messages" ref={messageRef}>
					{message}
				</p>
				{isLooking && <p role="status">Looking for what names it…</p>}
				{blockers.length > 0 && (
					<ul>
						{blockers.map(({ path: file, fieldPath, title, message: words }) => (
							<li key={`${file} ${words}`}>
								{words}{" "}
								<button
									type="button"
									onClick={() => open({ panel: "entry", path: file, fieldPath })}
								>
									Open<span className="visually-hidden"> {title}</span>
								</button>
							</li>
						))}
					</ul>
				)}
				{(needsRedirect || hasLinks) && (
					<SelectField
						label={
							needsRedirect
								? `Its address has been public. Visitors of ${page} are taken to`
								: "Links to its page lead to this one from now on; their words stay"
						}
						prompt="Choose a page…"
						options={pages}
						value={redirect}
						onChange={(value) => choose({ redirect: value })}
					/>
				)}
				{hasArticles && (
					<SelectField
						label="Give their articles to"
						prompt="Choose…"
						options={entry.successors ?? []}
						value={successor}
						onChange={(value) => choose({ successor: value })}
					/>
				)}
				{[...listOwners].map(([file, title]) => (
					<label key={file}>
						<input
							type="checkbox"
							required
							checked={lists.includes(file)}
							onChange={({ target: { checked } }) =>
								choose({
									lists: checked ? [...lists, file] : lists.filter((other) => other !== file),
								})
							}
						/>{" "}
						Take it out of the list of {title} too, as a change of its own
					</label>
				))}
				<div className="actions">
					<button type="submit" className="primary" disabled={isRemoving || isLooking}>
						{isRemoving ? "Removing…" : "Remove"}
					</button>
					<button type="button" onClick={onBack}>
						Keep it
					</button>
				</div>
			</fieldset>
		</form>
	);
}

/** Checks whether the form itself has the choice that takes it out of the way. */
function isDecidedHere({ isByline, isListed, isLink }: RemovalBlocker): boolean {
	return Boolean(isByline || isListed || isLink);
}

function isSameBlocker(one: RemovalBlocker, other: RemovalBlocker): boolean {
	return one.path === other.path && one.message === other.message;
}

/** Gets the page to show once an entry is removed, if its address redirects nowhere. */
function getPageWithout({ sharesPage, page }: Entry): string {
	return (sharesPage && page) || "/";
}

/** A field where one of several options has to be selected. */
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
				required
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
