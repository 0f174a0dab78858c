import type { Overview } from "../shared/api/entries.ts";
import { buttonNames } from "../shared/buttonNames.ts";
import { PrimaryButton } from "./components/PrimaryButton.tsx";
import { useDeskCommands } from "./deskCommands.ts";
import styles from "./Header.module.css";

/** The halves of the desk, of which a narrow window shows one. */
export type DeskHalf = "preview" | "panel";

/** The bar above both halves: which page is shown, and what the panel shows. */
export function Header({
	overview,
	page,
	half,
	isEditing,
	onHalf,
	onPage,
	onEditing,
}: {
	overview: Overview;
	/** The path of the page that is shown. */
	page: string;
	half: DeskHalf;
	/** Whether a click on the page opens what it shows. */
	isEditing: boolean;
	onHalf: (half: DeskHalf) => void;
	onPage: (page: string) => void;
	onEditing: (isEditing: boolean) => void;
}) {
	const { open } = useDeskCommands();
	const pages = overview.links.filter(({ value }) => String(value).startsWith("/"));
	return (
		<header className={styles.bar}>
			<h1>{overview.brand}</h1>
			<nav className={styles.halves} aria-label="Parts of the desk">
				<button type="button" aria-pressed={half === "preview"} onClick={() => onHalf("preview")}>
					Page
				</button>
				<button type="button" aria-pressed={half === "panel"} onClick={() => onHalf("panel")}>
					Form
				</button>
			</nav>
			<label className={styles.pageChoice}>
				<span className="visually-hidden">Page shown</span>
				<select
					value={pages.some(({ value }) => value === page) ? page : ""}
					onChange={({ target }) => onPage(target.value)}
				>
					{!pages.some(({ value }) => value === page) && <option value="">{page}</option>}
					{pages.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</select>
			</label>
			<button type="button" aria-pressed={isEditing} onClick={() => onEditing(!isEditing)}>
				Edit on click
			</button>
			<button type="button" onClick={() => open({ panel: "list" })}>
				{buttonNames.allContent}
			</button>
			<PrimaryButton
				title="Ctrl+Enter, on a Mac ⌘Enter"
				aria-keyshortcuts="Control+Enter Meta+Enter"
				onClick={() => open({ panel: "review" })}
			>
				{buttonNames.review}
				{overview.changeCount > 0 ? ` (${overview.changeCount})` : ""}
			</PrimaryButton>
		</header>
	);
}
