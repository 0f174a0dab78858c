import type { Page } from "../../../content-model/index.ts";
import { Action, Actions } from "../../components/Action.tsx";
import { EmailAddress } from "../../components/EmailAddress.tsx";
import { useSite } from "../../site/siteData.ts";
import "./DirectContact.css";

interface DirectContactProps {
	copy: Pick<Page<"contact-us">["hero"], "tagline" | "lede">;
}

/** The telephone number and the email address, as buttons. */
export function DirectContact({ copy }: DirectContactProps) {
	const { contact } = useSite().site;
	const { phone, phoneHref, email } = contact;
	return (
		<div>
			<p className="tagline">{copy.tagline}</p>
			<Actions className="direct-contact">
				<Action look="plain" link={{ label: phone, href: phoneHref, newTab: false }} />
				<Action look="plain" link={{ label: email, href: `mailto:${email}`, newTab: false }}>
					<EmailAddress>{email}</EmailAddress>
				</Action>
			</Actions>
			<p>{copy.lede}</p>
		</div>
	);
}
