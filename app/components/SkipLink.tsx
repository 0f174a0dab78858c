import { usePageContext } from "../site/pageContext.ts";
import { joinClassNames } from "./classNames.ts";
import styles from "./SkipLink.module.css";

/** The first link of a page, visible on focus: skips the header. */
export function SkipLink() {
	return (
		<a className={joinClassNames(styles.skipLink, "visually-hidden")} href="#main">
			{usePageContext().settings.labels.skipToContent}
		</a>
	);
}
