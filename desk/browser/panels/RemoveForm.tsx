import { useId, useState } from "react";
import type { Choice, Entry } from "../../api.ts";
import { getMessage, post, RequestError } from "../request.ts";

/** Asks before an entry is removed, and where its address should redirect. */
export function RemoveForm({
	entry,
	links,
	onRemoved,
	onBack,
}: {
	entry: Entry;
	links: readonly Choice[];
	/** Called with the target of the redirect, if there is one. */
	onRemoved: (redirect: string) => Promise<void>;
	onBack: () => void;
}) {
	const id = useId();
	const [redirect, setRedirect] = useState("");
	const [message, setMessage] = useState("");
	const [needsRedirect, setNeedsRedirect] = useState(false);
	const remove = async () => {
		try {
			await post("remove", { path: entry.path, version: entry.version, redirect });
			await onRemoved(redirect);
		} catch (error) {
			setMessage(getMessage(error));
			if (error instanceof RequestError && error.details.needsRedirect === true) {
				setNeedsRedirect(true);
				setMessage(
					"Its address has been public. Choose the page that its visitors are taken to from now on.",
				);
			}
		}
	};
	const pages = links.filter(({ value }) => String(value).startsWith("/") && value !== entry.page);
	return (
		<fieldset className="tool-form">
			<legend>Remove “{entry.title}”?</legend>
			<p>
				It goes from the site with the next publication. Until then it can be brought back under
				“Review and publish”.
			</p>
			{needsRedirect && (
				<div className="field">
					<label className="label" htmlFor={id}>
						Visitors of {entry.page} are taken to
					</label>
					<select
						id={id}
						className="input"
						value={redirect}
						onChange={({ target }) => setRedirect(target.value)}
					>
						<option value="">Choose a page…</option>
						{pages.map(({ value, label }) => (
							<option key={value} value={value}>
								{label} ({value})
							</option>
						))}
					</select>
				</div>
			)}
			<p role="alert" className="error-messages">
				{message}
			</p>
			<div className="actions">
				<button
					type="button"
					className="primary"
					disabled={needsRedirect && redirect === ""}
					onClick={() => void remove()}
				>
					Remove
				</button>
				<button type="button" onClick={onBack}>
					Keep it
				</button>
			</div>
		</fieldset>
	);
}
