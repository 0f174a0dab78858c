import { getPictogram, parseMatrix } from "../../../grid/index.ts";
import { Action } from "../../components/Action.tsx";
import { Actions } from "../../components/Actions.tsx";
import { ContentLink } from "../../components/ContentLink.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { ResponsiveDrawing } from "../../components/ResponsiveDrawing.tsx";
import { SearchForm } from "../../components/SearchForm.tsx";
import { Head } from "../../seo/Head.tsx";
import { usePageContext } from "../../site/pageContext.ts";
import logMissingPath from "./logMissingPath.inline.ts?text";
import styles from "./NotFoundPage.module.css";

/** 404 from edge to edge of a phone, 17 by 7. */
const narrowFigures = parseMatrix(
	"+...+.+++++.+...+/+...+.+...+.+...+/+...+.+...+.+...+/+++++.+...+.+++++/....+.+...+.....+/....+.+...+.....+/....+.+++++.....+",
);

/** The page for a URL that does not exist, with a search field. */
export function NotFoundPage() {
	const { notFoundPage: words, searchField } = usePageContext();
	return (
		<section className={joinClassNames(styles.notFound, "wrap")}>
			<Head {...words.head} />
			<h1>
				<span className="visually-hidden">{words.hero.title}</span>
				<ResponsiveDrawing
					narrow={{
						matrix: narrowFigures,
						getCellColour: (_, column) => (column > 5 && column < 11 ? "ochre" : "gum"),
					}}
					wide={{
						matrix: getPictogram("not-found"),
						getCellColour: (_, column) => (column > 8 && column < 16 ? "ochre" : "gum"),
					}}
				/>
			</h1>
			<div className="split-at-column-3 margin-top-7">
				<div>
					<p className="text-large">{words.hero.tagline}</p>
					<p className="lede">{words.hero.lede}</p>
					<SearchForm {...searchField} className="margin-top-6" />
					<Actions>
						<Action link={words.action} />
					</Actions>
				</div>
				<div>
					<h2 className="heading-3">{words.more.title}</h2>
					<ul className="ruled plain-links margin-top-4">
						{words.more.links.map((link) => (
							<li key={link.href}>
								<ContentLink link={link} />
							</li>
						))}
					</ul>
				</div>
			</div>
			<script>{logMissingPath}</script>
		</section>
	);
}
