import type { ReactNode } from "react";
import type { PageContent } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import checkFormHost from "./checkFormHost.inline.ts?text";
import { FormPanel } from "./FormPanel.tsx";
import styles from "./ContactForm.module.css";

interface ContactFormProps {
	words: PageContent<"contact-us">["form"];
	/** URL of the form. */
	url: string;
	className?: string;
	/** What to write, above the form. */
	children: ReactNode;
}

/**
 * A card with what to write and the framed form. Until the form has loaded, a panel with its questions, and with a link
 * to it, is in its place.
 */
export function ContactForm({ words, url, className, children }: ContactFormProps) {
	return (
		<div className={joinClassNames(styles.contactForm, className)}>
			<div className={styles.card}>
				<div className={styles.head}>{children}</div>
				{/* Marked for the desk, which updates pages in place and leaves such a class alone. */}
				<div className={joinClassNames(styles.formFrame, "on-screen")} data-scripted-class="">
					<FormPanel
						className={styles.panel}
						words={words.panel}
						openInNewTab={words.openInNewTab}
						url={url}
					/>
					{/* Loads after the first paint, once near the viewport. */}
					<iframe src={url} title={words.title} height={800} loading="lazy" />
				</div>
				<script>{checkFormHost}</script>
				<p className={joinClassNames(styles.origin, "caption on-screen")}>
					{words.origin} {words.fallback}{" "}
					<a href={url} target="_blank" rel="noopener">
						{words.openInNewTab}
					</a>
					.
				</p>
			</div>
		</div>
	);
}
