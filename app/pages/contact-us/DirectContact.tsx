import type { PageContent } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { EmailAddress } from "../../components/EmailAddress.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import { usePageContext } from "../../site/pageContext.ts";
import styles from "./DirectContact.module.css";

interface DirectContactProps {
	words: PageContent<"contact-us">;
}

/**
 * The telephone number with its hours and the email address, in the same large letters right below what to expect. The
 * number has an element of its own, by which the desk finds its field.
 */
export function DirectContact({ words }: DirectContactProps) {
	const { hero, call, write, hours } = words;
	const { phone, phoneHref, email } = usePageContext().settings.contact;
	return (
		<div>
			<p className="text-large">
				{hero.tagline}
				{hero.sample && <SampleTag />}
			</p>
			<ul className={joinClassNames(styles.directContact, "ruled")}>
				<li>
					<a href={phoneHref}>
						<small>{call}</small> <b className="text-large">{phone}</b>
					</a>
					<p className="caption">
						{hours.text}
						{hours.sample && <SampleTag inRow />}
					</p>
				</li>
				<li>
					<a href={`mailto:${email}`}>
						<small>{write}</small>{" "}
						<b className="text-large">
							<EmailAddress>{email}</EmailAddress>
						</b>
					</a>
				</li>
			</ul>
		</div>
	);
}
