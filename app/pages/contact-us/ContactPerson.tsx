import type { Page } from "../../../content-model/index.ts";
import { Portrait } from "../../components/Portrait.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import { listAddressLines } from "../../site/address.ts";
import { usePageContext } from "../../site/pageContext.ts";
import type { Member } from "../../site/team.server.ts";
import "./ContactPerson.css";

interface ContactPersonProps {
	/** The person who replies; undefined if there is no team. */
	person: Member | undefined;
	/** Copy on how soon they reply, and when somebody answers the telephone. */
	reply: Page<"contact-us">["reply"];
}

/** The person who replies, how soon, and the postal address. */
export function ContactPerson({ person, reply }: ContactPersonProps) {
	const { contact, labels } = usePageContext().settings;
	return (
		<div className="contact-person">
			{person && (
				<>
					<Portrait person={person} />
					<p className="mt-3">
						<b>{person.name}</b> <small>{person.title}</small> {person.sample && <SampleTag />}
					</p>
				</>
			)}
			<dl className="ruled mt-4">
				{reply.map(({ label, text, sample }) => (
					<div key={label}>
						<dt className="caption">{label}</dt>
						<dd>
							{text} {sample && <SampleTag />}
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
