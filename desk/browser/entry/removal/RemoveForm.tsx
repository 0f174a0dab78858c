import { type FormEvent, useId, useRef, useState } from "react";
import type { Entry } from "../../../shared/api/entries.ts";
import type { SelectOption } from "../../../shared/api/forms.ts";
import { buttonNames } from "../../../shared/buttonNames.ts";
import { Actions } from "../../components/Actions.tsx";
import { ErrorText } from "../../components/ErrorText.tsx";
import { Fieldset } from "../../components/Fieldset.tsx";
import { focusHeading } from "../../components/PanelHeading.tsx";
import { PrimaryButton } from "../../components/PrimaryButton.tsx";
import { useAfterRender } from "../../hooks/useAfterRender.ts";
import { BlockerList } from "./BlockerList.tsx";
import { RemovalChoiceFields } from "./RemovalChoiceFields.tsx";
import { useRemoval } from "./useRemoval.ts";

/** Asks before an entry is removed, with all that has to be decided for it. */
export function RemoveForm({
	entry,
	isDirty,
	links,
	onBack,
}: {
	entry: Entry;
	/** Whether the data of its form is not saved. */
	isDirty: boolean;
	links: readonly SelectOption[];
	onBack: () => void;
}) {
	const removal = useRemoval(entry);
	const { resolvable, unresolvable, needsRedirect, message } = removal;
	const { phase, remove, cancel } = removal;
	const [hasTried, setTried] = useState(false);
	const refusalRef = useRef<HTMLDivElement>(null);
	const reasonId = useId();
	const doAfterRender = useAfterRender();
	const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (phase !== "deciding") {
			return;
		}
		if (unresolvable.length > 0) {
			focusRefusal(refusalRef.current);
			return;
		}
		setTried(true);
		const missing = event.currentTarget.querySelector<HTMLElement>("select:invalid");
		if (missing) {
			missing.focus();
		} else if ((await remove()) === "refused") {
			doAfterRender(() => focusRefusal(refusalRef.current));
		}
	};
	return (
		<form noValidate onSubmit={handleSubmit}>
			<Fieldset title={`Remove “${entry.title}”?`} titleRef={focusHeading} isInserted>
				<RemovalNotes entry={entry} isDirty={isDirty} needsRedirect={needsRedirect} />
				{phase === "looking" && <p role="status">Looking for what refers to it…</p>}
				<BlockerList blockers={resolvable} />
				<RemovalChoiceFields entry={entry} removal={removal} links={links} hasTried={hasTried} />
				<div ref={refusalRef} role="alert" tabIndex={-1}>
					{unresolvable.length > 0 && (
						<>
							<ErrorText id={reasonId}>
								It cannot be removed yet. {formatCount(unresolvable.length)} first:
							</ErrorText>
							<BlockerList blockers={unresolvable} />
						</>
					)}
					{message && <ErrorText>{message}</ErrorText>}
				</div>
				<Actions>
					<PrimaryButton
						type="submit"
						aria-disabled={phase !== "deciding" || unresolvable.length > 0}
						aria-describedby={unresolvable.length > 0 ? reasonId : undefined}
					>
						{phase === "removing" ? "Removing…" : "Remove"}
					</PrimaryButton>
					<button
						type="button"
						onClick={() => {
							cancel();
							onBack();
						}}
					>
						Keep it
					</button>
				</Actions>
			</Fieldset>
		</form>
	);
}

/** Moves the keyboard to the reason of a refusal, and shows it. */
function focusRefusal(element: HTMLElement | null): void {
	element?.focus({ preventScroll: true });
	element?.scrollIntoView({ block: "nearest" });
}

/** Says what a removal does with the entry, with what is typed in it, and with its address. */
function RemovalNotes({
	entry: { isPublished, page, sharesPage },
	isDirty,
	needsRedirect,
}: {
	entry: Entry;
	isDirty: boolean;
	needsRedirect: boolean;
}) {
	return (
		<>
			<p>
				{isPublished
					? "The next publication takes it off the site."
					: "It has never been on the site."}{" "}
				It is kept on this machine as you last saved it, with its pictures, and can be brought back
				under “{buttonNames.review}” at any time.
			</p>
			{isDirty && <p>What you have typed since is kept in this browser, and comes back with it.</p>}
			{page && !sharesPage && !needsRedirect && (
				<p>
					The site has not gone live with its address, {page}, so it need not lead on to another
					page.
				</p>
			)}
		</>
	);
}

function formatCount(count: number): string {
	return count === 1
		? "One thing depends on it and has to change"
		: `${count} things depend on it and have to change`;
}
