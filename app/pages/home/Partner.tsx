import type { PageContent } from "../../../content-model/index.ts";
import { drawKeyTerm } from "../../../grid/index.ts";
import { Action, Actions, ContentLink } from "../../components/Action.tsx";
import { Band } from "../../components/Band.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import styles from "./Partner.module.css";

interface PartnerProps {
	copy: PageContent<"home">["partner"];
}

/** The referral program, and the link for firms that want it for themselves. */
export function Partner({ copy }: PartnerProps) {
	return (
		// The specification fixes this anchor: other pages lead to /#contact-us.
		<Band
			id="contact-us"
			matrix={drawKeyTerm(copy.figure)}
			opening={
				<p className={styles.referralShare} aria-hidden="true">
					{copy.figure}
				</p>
			}
		>
			<h2>{copy.title}</h2>
			<p className="lede">{copy.text}</p>
			<Actions>
				<Action variant="primary" link={copy.button} />
				<ContentLink link={copy.register} />
			</Actions>
			<p className={joinClassNames(styles.ask, "margin-top-5")}>
				{`${copy.enquiry.text} `}
				<ContentLink link={copy.enquiry.link} className={styles.askLink} />
			</p>
		</Band>
	);
}
