import { useSite } from "../site/siteData.ts";
import "./SkipLink.css";

/** The first link of a page, seen while it has the focus: past the header. */
export function SkipLink() {
	return (
		<a className="skip-link visually-hidden" href="#main">
			{useSite().site.labels.skipToContent}
		</a>
	);
}
