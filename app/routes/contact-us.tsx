import { EmailAddress } from "../components/EmailAddress.tsx";
import { PageTitle } from "../components/PageTitle.tsx";
import { Portrait } from "../components/Portrait.tsx";
import { siteContext } from "../site/context.ts";
import { useSite } from "../siteData.ts";
import type { Route } from "./+types/contact-us";

export function loader({ context }: Route.LoaderArgs) {
	const { content, team } = context.get(siteContext);
	const { destinations, pages } = content;
	return { page: pages["contact-us"], contactForm: destinations.contactForm, person: team[0] };
}

/**
 * The framed form, below it what helps when it is slow, blocked or never comes. Beside it the first of
 * the team, and the ways to ring or write.
 */
export default function ContactUs({ loaderData }: Route.ComponentProps) {
	const { page, contactForm, person } = loaderData;
	const { hero, form } = page;
	const { contact, labels } = useSite().site;
	const mailto = `mailto:${contact.email}`;
	return (
		<section className="contact page-head wrap">
			<PageTitle>{hero.title}</PageTitle>
			<div className="sides">
				<div>
					<p className="tagline">{hero.tagline}</p>
					<p className="actions">
						<a className="action" href={contact.phoneHref}>
							{contact.phone}
						</a>
						<a className="action" href={mailto}>
							<EmailAddress>{contact.email}</EmailAddress>
						</a>
					</p>
					<p>{hero.lede}</p>
				</div>
				<div className="form-frame on-screen">
					{/* Lazy: it is asked for after the first paint, and only by who comes near it. */}
					<iframe src={contactForm} title={form.title} height={800} loading="lazy" />
					<p className="caption mt-3">
						{form.origin} {form.fallback}{" "}
						<a href={contactForm} target="_blank" rel="noopener">
							{form.openInNewTab}
						</a>{" "}
						{form.or} <a href={mailto}>{form.writeInstead}</a>.
					</p>
				</div>
				<div className="person">
					{person && (
						<>
							<Portrait person={person} />
							<p>
								<b>{person.name}</b> <small>{person.title}</small>
							</p>
						</>
					)}
					<dl className="contact-details ruled mt-4">
						<div>
							<dt className="caption">{labels.reply}</dt>
							<dd>{labels.replyText}</dd>
						</div>
						<div>
							<dt className="caption">{labels.address}</dt>
							<dd>{contact.address.join(", ")}</dd>
						</div>
					</dl>
				</div>
			</div>
		</section>
	);
}
