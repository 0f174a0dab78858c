import { PageTitle } from "../../components/PageTitle.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import type { SiteSettings } from "../../content/schemas/settings.ts";

interface ContactPageProps {
	page: Page<"contact-us">;
	site: SiteSettings;
	/** Address of the form, shown in a frame. */
	contactForm: string;
}

/**
 * Contact details beside the framed form. Above the frame stand two other ways, for when the form is
 * slow, blocked or never comes.
 */
export function ContactPage({
	page: { hero, details, form },
	site,
	contactForm,
}: ContactPageProps) {
	const { contact, labels } = site;
	return (
		<section className="contact page-head wrap">
			<PageTitle>{hero.title}</PageTitle>
			<div className="sides">
				<div>
					<p className="tagline">{hero.tagline}</p>
					<p className="lede">{hero.lede}</p>
					<h2 className="details-title">{details.title}</h2>
					<dl className="details ruled">
						<div>
							<dt>{labels.email}</dt>
							<dd>
								<a href={`mailto:${contact.email}`}>{contact.email}</a>
							</dd>
						</div>
						<div>
							<dt>{labels.phone}</dt>
							<dd>
								<a href={contact.phoneHref}>{contact.phone}</a>
							</dd>
						</div>
						<div>
							<dt>{labels.address}</dt>
							<dd>{contact.address.join(", ")}</dd>
						</div>
						<div>
							<dt>{labels.reply}</dt>
							<dd>{labels.replyText}</dd>
						</div>
					</dl>
				</div>
				<div className="form-frame">
					<p>
						{form.origin} {form.fallback}{" "}
						<a href={contactForm} target="_blank" rel="noopener">
							{form.openInNewTab}
						</a>{" "}
						{form.or} <a href={`mailto:${contact.email}`}>{form.writeInstead}</a>.
					</p>
					{/* Lazy: it is asked for after the first paint, and only by who comes near it. */}
					<iframe src={contactForm} title={form.title} height={800} loading="lazy" />
				</div>
			</div>
		</section>
	);
}
