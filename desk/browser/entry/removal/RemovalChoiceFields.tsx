import type { Entry } from "../../../shared/api/entries.ts";
import type { SelectOption } from "../../../shared/api/forms.ts";
import { SelectField } from "../../components/SelectField.tsx";
import type { EntryRemoval } from "./useRemoval.ts";

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
	const hasArticles = resolvable.some(({ relation }) => relation === "byline");
	const hasLinks = resolvable.some(({ relation }) => relation === "link");
	const listOwners = new Map(
		resolvable
			.filter(({ relation }) => relation === "listed")
			.map(({ path, title }) => [path, title]),
	);
	return (
		<>
			{(needsRedirect || hasLinks) && (
				<SelectField
					label={
						needsRedirect
							? `The site has gone live with its address. Visitors of ${page} are taken to`
							: "Links to its page lead to this one from now on; their words stay"
					}
					prompt="Choose a page…"
					options={links.filter(({ value }) => String(value).startsWith("/") && value !== page)}
					value={redirect}
					isRequired
					error={hasTried && redirect === "" ? "Choose one." : undefined}
					onValue={(value) => choose({ redirect: value })}
				/>
			)}
			{hasArticles && (
				<SelectField
					label="Give their articles to"
					prompt="Choose…"
					options={successors}
					value={successor}
					isRequired
					error={hasTried && successor === "" ? "Choose one." : undefined}
					onValue={(value) => choose({ successor: value })}
				/>
			)}
			{[...listOwners].map(([path, title]) => (
				<p key={path}>The list of {title} lets go of it.</p>
			))}
		</>
	);
}
