import { useSite } from "../site/siteData.ts";
import "./SkipLink.css";

/** The first link of a page, visible on focus: skips the header. */
export function SkipLink() {
	return (
		<a className="skip-link visually-hidden" href="#main">
			{useSite().site.labels.skipToContent}
		</a>
	);
}
