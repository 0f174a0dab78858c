import type { PageContent } from "../../../content-model/index.ts";
import { Action } from "../../components/Action.tsx";
import { Actions } from "../../components/Actions.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { RuledPaper } from "./RuledPaper.tsx";
import styles from "./FormPanel.module.css";

interface FormPanelProps {
	words: PageContent<"contact-us">["form"]["panel"];
	openInNewTab: string;
	/** URL of the form. */
	url: string;
	className?: string;
}

/** The form's questions, and the form in a new tab. The telephone number and the email address are beside it. */
export function FormPanel({ words, openInNewTab, url, className }: FormPanelProps) {
	return (
		<div className={joinClassNames(styles.formPanel, className)} data-no-text="">
			<h2 className="text-large">{words.title}</h2>
			<RuledPaper lines={words.questions} />
			<p className="caption">{words.duration}</p>
			<Actions>
				<Action link={{ label: openInNewTab, href: url, newTab: true }} />
			</Actions>
		</div>
	);
}
