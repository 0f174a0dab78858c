import type { PageContent } from "../../../content-model/index.ts";
import { SampleTag } from "../../components/Tag.tsx";
import { usePageContext } from "../../site/pageContext.ts";
import { listAddressLines } from "../../site/postalAddress.ts";
import styles from "./ContactDetails.module.css";

interface ContactDetailsProps {
	/** How soon support replies, and the like. */
	reply: PageContent<"contact-us">["reply"];
}

/** How soon support replies, and the postal address. */
export function ContactDetails({ reply }: ContactDetailsProps) {
	const { contact, labels } = usePageContext().settings;
	return (
		<div className={styles.contactDetails}>
			<dl className="ruled">
				{reply.map(({ label, text, sample }) => (
					<div key={label}>
						<dt className="caption">{label}</dt>
						<dd>
							{text}
							{sample && <SampleTag inRow />}
						</dd>
					</div>
				))}
				<div>
					<dt className="caption">{labels.address}</dt>
					<dd>{listAddressLines(contact.address).join(", ")}</dd>
				</div>
			</dl>
		</div>
	);
}
