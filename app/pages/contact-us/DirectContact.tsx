import { interpolate } from "../../../content-model/browser.ts";
import type { Page } from "../../../content-model/index.ts";
import { Action, Actions, ContentLink } from "../../components/Action.tsx";
import { EmailAddress } from "../../components/EmailAddress.tsx";
import { useSite } from "../../site/siteData.ts";
import "./DirectContact.css";

interface DirectContactProps {
	copy: Pick<Page<"contact-us">["hero"], "tagline" | "lede">;
	/** Names the telephone's button: `{phone}` is the number. */
	ring: string;
}

/** The telephone number as the one button beside the form, and the email address as a link. */
export function DirectContact({ copy, ring }: DirectContactProps) {
	const { contact } = useSite().site;
	const { phone, phoneHref, email } = contact;
	return (
		<div>
			<p className="tagline">{copy.tagline}</p>
			<p className="mt-4">{copy.lede}</p>
			<Actions className="direct-contact">
				<Action link={{ label: interpolate(ring, { phone }), href: phoneHref, newTab: false }} />
				<ContentLink link={{ label: email, href: `mailto:${email}`, newTab: false }}>
					<EmailAddress>{email}</EmailAddress>
				</ContentLink>
			</Actions>
		</div>
	);
}
