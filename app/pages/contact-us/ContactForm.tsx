import type { PageContent } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import checkFormHost from "./checkFormHost.inline.ts?text";
import { FormPanel } from "./FormPanel.tsx";
import styles from "./ContactForm.module.css";

interface ContactFormProps {
	copy: PageContent<"contact-us">["form"];
	/** URL of the form. */
	url: string;
}

/** The framed form. Until it has loaded, a panel with its questions, and with a link to it, is in its place. */
export function ContactForm({ copy, url }: ContactFormProps) {
	return (
		<div className={joinClassNames(styles.contactForm, "on-screen")}>
			{/* Marked for the desk, which updates pages in place and leaves such a class alone. */}
			<div className={styles.formFrame} data-scripted-class="">
				<FormPanel copy={copy.panel} openInNewTab={copy.openInNewTab} url={url} />
				{/* Loads after the first paint, once near the viewport. */}
				<iframe src={url} title={copy.title} height={800} loading="lazy" />
			</div>
			<script>{checkFormHost}</script>
			<p className="caption margin-top-3">
				{copy.origin} {copy.fallback}{" "}
				<a href={url} target="_blank" rel="noopener">
					{copy.openInNewTab}
				</a>
				.
			</p>
		</div>
	);
}
