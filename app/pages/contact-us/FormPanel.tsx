import type { PageContent } from "../../../content-model/index.ts";
import { parseRow } from "../../../grid/index.ts";
import { Action, Actions, ContentLink } from "../../components/Action.tsx";
import { EmailAddress } from "../../components/EmailAddress.tsx";
import { HabitRows } from "../../components/HabitRow.tsx";
import { usePageContext } from "../../site/pageContext.ts";
import "./FormPanel.css";

interface FormPanelProps {
	copy: PageContent<"contact-us">["form"]["panel"];
	openInNewTab: string;
	/** URL of the form. */
	url: string;
}

/** A message that arrives, and the reply: two days later, a full one. */
const message = ["o-.......................", "..####..................."].map(parseRow);

/** The form's questions, the time it takes, and three alternatives. */
export function FormPanel({ copy, openInNewTab, url }: FormPanelProps) {
	const { phone, phoneHref, email } = usePageContext().settings.contact;
	return (
		<div className="form-panel" data-no-text="">
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
				<ContentLink link={{ label: phone, href: phoneHref, newTab: false }} />
				<ContentLink link={{ label: email, href: `mailto:${email}`, newTab: false }}>
					<EmailAddress>{email}</EmailAddress>
				</ContentLink>
			</Actions>
		</div>
	);
}
