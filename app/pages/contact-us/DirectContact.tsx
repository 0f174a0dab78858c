import type { PageContent } from "../../../content-model/index.ts";
import { Action, Actions, ContentLink } from "../../components/Action.tsx";
import { EmailAddress } from "../../components/EmailAddress.tsx";
import { PrintedContact } from "../../components/PrintedContact.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import { usePageContext } from "../../site/pageContext.ts";
import type { Member } from "../../site/team.server.ts";
import { ContactPerson } from "./ContactPerson.tsx";
import "./DirectContact.css";

interface DirectContactProps {
	page: PageContent<"contact-us">;
	/** The person who replies; undefined if there is no team. */
	person: Member | undefined;
}

/**
 * The telephone number as the one button beside the form with its hours, the email address as a link, and who
 * answers how soon. The number has an element of its own, by which the desk finds its field.
 */
export function DirectContact({ page, person }: DirectContactProps) {
	const { hero: copy, call: callLabel, hours } = page;
	const { contact } = usePageContext().settings;
	const { phone, phoneHref, email } = contact;
	return (
		<div>
			<p className="tagline">
				{copy.tagline} {copy.sample && <SampleTag />}
			</p>
			<p className="margin-top-4">{copy.lede}</p>
			<Actions as="div" className="direct-contact">
				<Action link={{ label: callLabel, href: phoneHref, newTab: false }}>
					{/* The button is a flex container, in which a plain space is lost. */}
					{`${callLabel}\u00a0`}
					<span>{phone}</span>
				</Action>
				<PrintedContact />
				<p className="telephone-hours caption">
					{hours.text} {hours.sample && <SampleTag inRow />}
				</p>
				<ContentLink link={{ label: email, href: `mailto:${email}`, newTab: false }}>
					<EmailAddress>{email}</EmailAddress>
				</ContentLink>
			</Actions>
			{person && <ContactPerson person={person} />}
		</div>
	);
}
