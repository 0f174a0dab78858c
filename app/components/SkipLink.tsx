import { usePageContext } from "../site/pageContext.ts";
import "./SkipLink.css";

/** The first link of a page, visible on focus: skips the header. */
export function SkipLink() {
	return (
		<a className="skip-link visually-hidden" href="#main">
			{usePageContext().settings.labels.skipToContent}
		</a>
	);
}
