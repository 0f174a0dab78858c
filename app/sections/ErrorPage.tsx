import { Action } from "../components/Action";
import { HabitRow } from "../components/HabitRow";
import type { Page } from "../content/schemas/pages";
import { parseRow } from "../grid";
import { Head } from "../seo/Head";

interface ErrorPageProps {
	page: Page<"error">;
}

/** The page for an error that nothing else has handled: a row that stops, and two ways on. */
export function ErrorPage({ page }: ErrorPageProps) {
	return (
		<section className="error-page page-head wrap">
			<Head {...page.head} />
			<div aria-hidden="true">
				<HabitRow days={parseRow("####################.....")} colour="gum" />
			</div>
			<h1>{page.title}</h1>
			<p className="lede">{page.lede}</p>
			<p className="actions">
				<Action link={page.actions.home} />
				{/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page that failed */}
				<a href="">{page.actions.tryAgain}</a>
			</p>
		</section>
	);
}
