import type { Page } from "../../../content-model/index.ts";
import { Action, Actions, ContentLink } from "../../components/Action.tsx";
import { EmailAddress } from "../../components/EmailAddress.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import { usePageContext } from "../../site/pageContext.ts";
import "./DirectContact.css";

interface DirectContactProps {
	copy: Pick<Page<"contact-us">["hero"], "tagline" | "lede" | "sample">;
	/**
	 * Label before the number on the telephone's button. The number has an element of its own, by which the
	 * desk finds its field.
	 */
	callLabel: string;
}

/** The telephone number as the one button beside the form, and the email address as a link. */
export function DirectContact({ copy, callLabel }: DirectContactProps) {
	const { contact } = usePageContext().settings;
	const { phone, phoneHref, email } = contact;
	return (
		<div>
			<p className="tagline">
				{copy.tagline} {copy.sample && <SampleTag />}
			</p>
			<p className="mt-4">{copy.lede}</p>
			<Actions className="direct-contact">
				<Action link={{ label: callLabel, href: phoneHref, newTab: false }}>
					{/* The button is a flex container, in which a plain space is lost. */}
					{`${callLabel}\u00a0`}
					<span>{phone}</span>
				</Action>
				<ContentLink link={{ label: email, href: `mailto:${email}`, newTab: false }}>
					<EmailAddress>{email}</EmailAddress>
				</ContentLink>
			</Actions>
		</div>
	);
}
