import { Portrait } from "../../components/Portrait.tsx";
import { listAddressLines } from "../../site/address.ts";
import { useSite } from "../../site/siteData.ts";
import type { Member } from "../../site/team.server.ts";
import "./ContactPerson.css";

interface ContactPersonProps {
	/** Who replies; undefined if there is no team. */
	person: Member | undefined;
}

/** Who answers, how soon, and the postal address. */
export function ContactPerson({ person }: ContactPersonProps) {
	const { contact, labels } = useSite().site;
	return (
		<div className="contact-person">
			{person && (
				<>
					<Portrait person={person} />
					<p className="mt-3">
						<b>{person.name}</b> <small>{person.title}</small>
					</p>
				</>
			)}
			<dl className="ruled mt-4">
				<div>
					<dt className="caption">{labels.reply}</dt>
					<dd>{labels.replyText}</dd>
				</div>
				<div>
					<dt className="caption">{labels.address}</dt>
					<dd>{listAddressLines(contact.address).join(", ")}</dd>
				</div>
			</dl>
		</div>
	);
}
