import type { PageContent } from "../../../content-model/index.ts";
import { parseRow } from "../../../grid/index.ts";
import { Action, Actions } from "../../components/Action.tsx";
import { HabitRows } from "../../components/HabitRow.tsx";
import styles from "./FormPanel.module.css";

interface FormPanelProps {
	copy: PageContent<"contact-us">["form"]["panel"];
	openInNewTab: string;
	/** URL of the form. */
	url: string;
}

/** A message that arrives, and the reply: two days later, a full one. */
const message = ["o-.......................", "..####..................."].map(parseRow);

/** The form's questions, and the form in a new tab. The telephone number and the email address are beside it. */
export function FormPanel({ copy, openInNewTab, url }: FormPanelProps) {
	return (
		<div className={styles.formPanel} data-no-text="">
			<div aria-hidden="true">
				<HabitRows matrix={message} colourClass="hue" />
			</div>
			<h2>{copy.title}</h2>
			<ul>
				{copy.questions.map((question) => (
					<li key={question}>{question}</li>
				))}
			</ul>
			<p className="caption">{copy.duration}</p>
			<Actions>
				<Action link={{ label: openInNewTab, href: url, newTab: true }} />
			</Actions>
		</div>
	);
}
