import type { PageContent } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import type { Person } from "../../site/team.server.ts";
import { ContactPerson } from "./ContactPerson.tsx";
import checkFormHost from "./checkFormHost.inline.ts?text";
import { FormPanel } from "./FormPanel.tsx";
import styles from "./ContactForm.module.css";

interface ContactFormProps {
	words: PageContent<"contact-us">["form"];
	/** URL of the form. */
	url: string;
	/** The person who reads a message first; undefined if there is no team. */
	person: Person | undefined;
	className?: string | undefined;
}

/**
 * A card with the framed form and, at its foot, the person who reads what comes. Until the form has loaded, a panel with
 * its questions, and with a link to it, is in its place.
 */
export function ContactForm({ words, url, person, className }: ContactFormProps) {
	return (
		<div className={joinClassNames(styles.contactForm, className)}>
			<div className={styles.card}>
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
				{person && <ContactPerson className={styles.reader} person={person} label={words.reader} />}
			</div>
		</div>
	);
}
