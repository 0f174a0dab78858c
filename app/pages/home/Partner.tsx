import type { PageContent } from "../../../content-model/index.ts";
import { drawKeyTerm } from "../../../grid/index.ts";
import { Action } from "../../components/Action.tsx";
import { Actions } from "../../components/Actions.tsx";
import { Band } from "../../components/Band.tsx";
import { ContentLink } from "../../components/ContentLink.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import styles from "./Partner.module.css";

interface PartnerProps {
	words: PageContent<"home">["partner"];
}

/** The referral program, and the link for firms that want it for themselves. */
export function Partner({ words }: PartnerProps) {
	return (
		// The specification fixes this anchor: other pages lead to /#contact-us.
		<Band
			id="contact-us"
			matrix={drawKeyTerm(words.figure)}
			opening={
				<p className={styles.referralShare} aria-hidden="true">
					{words.figure}
				</p>
			}
		>
			<h2>{words.title}</h2>
			<p className="lede">{words.text}</p>
			<Actions>
				<Action variant="primary" link={words.button} />
				<ContentLink link={words.register} />
			</Actions>
			<p className={joinClassNames(styles.ask, "margin-top-5")}>
				{`${words.enquiry.text} `}
				<ContentLink link={words.enquiry.link} className={styles.askLink} />
			</p>
		</Band>
	);
}
