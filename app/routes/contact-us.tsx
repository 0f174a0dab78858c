import { PageTitle } from "../components/PageTitle.tsx";
import type { RouteHandle } from "../routeHandle.ts";
import styles from "../sections/contact/contact.css?inline";
import { siteContext } from "../site/context.ts";
import { useSite } from "../siteData.ts";
import type { Route } from "./+types/contact-us";

export const handle: RouteHandle = { styles };

export function loader({ context }: Route.LoaderArgs) {
	const { destinations, pages } = context.get(siteContext).content;
	return { page: pages["contact-us"], contactForm: destinations.contactForm };
}

/**
 * Contact details beside the framed form. Above the frame stand two other ways, for when the form is
 * slow, blocked or never comes.
 */
export default function ContactUs({ loaderData: { page, contactForm } }: Route.ComponentProps) {
	const { hero, details, form } = page;
	const { contact, labels } = useSite().site;
	const mailto = `mailto:${contact.email}`;
	const rows = [
		{ label: labels.email, value: <a href={mailto}>{contact.email}</a> },
		{ label: labels.phone, value: <a href={contact.phoneHref}>{contact.phone}</a> },
		{ label: labels.address, value: contact.address.join(", ") },
		{ label: labels.reply, value: labels.replyText },
	];
	return (
		<section className="contact page-head wrap">
			<PageTitle>{hero.title}</PageTitle>
			<div className="sides">
				<div>
					<p className="tagline">{hero.tagline}</p>
					<p className="lede">{hero.lede}</p>
					<h2 className="details-title">{details.title}</h2>
					<dl className="details ruled">
						{rows.map(({ label, value }) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd>{value}</dd>
							</div>
						))}
					</dl>
				</div>
				<div className="form-frame">
					<p>
						{form.origin} {form.fallback}{" "}
						<a href={contactForm} target="_blank" rel="noopener">
							{form.openInNewTab}
						</a>{" "}
						{form.or} <a href={mailto}>{form.writeInstead}</a>.
					</p>
					{/* Lazy: it is asked for after the first paint, and only by who comes near it. */}
					<iframe src={contactForm} title={form.title} height={800} loading="lazy" />
				</div>
			</div>
		</section>
	);
}
