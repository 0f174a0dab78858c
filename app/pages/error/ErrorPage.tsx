import { parseRow } from "../../../grid/index.ts";
import { Action } from "../../components/Action.tsx";
import { Actions } from "../../components/Actions.tsx";
import { CellRow } from "../../components/CellRow.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { Head } from "../../seo/Head.tsx";
import { usePageContext } from "../../site/pageContext.ts";
import styles from "./ErrorPage.module.css";

/** The page for an error that nothing else has handled: a row that stops, and two links. */
export function ErrorPage() {
	const { errorPage: words } = usePageContext();
	return (
		<section className={joinClassNames(styles.errorPage, "wrap")}>
			<Head {...words.head} />
			<CellRow cells={parseRow("####################.....")} colourClass="gum" />
			<h1>{words.title}</h1>
			<p className="lede">{words.lede}</p>
			<Actions>
				<Action link={words.actions.home} />
				{/* biome-ignore lint/a11y/useValidAnchor: an empty href is the page that failed */}
				<a href="">{words.actions.tryAgain}</a>
			</Actions>
		</section>
	);
}
