import { usePageContext } from "../site/pageContext.ts";
import { listAddressLines } from "../site/postalAddress.ts";
import { ContentLink } from "./ContentLink.tsx";
import { joinClassNames } from "./classNames.ts";
import { EmailAddress } from "./EmailAddress.tsx";
import { Logo } from "./Logo.tsx";
import styles from "./SiteFooter.module.css";

/** The footer of every page: name, links by group, contact details, acknowledgement. */
export function SiteFooter() {
	const { settings } = usePageContext();
	const { labels, contact, footer } = settings;
	return (
		<footer className={styles.siteFooter}>
			<div className="wrap">
				<div className={joinClassNames(styles.columns, "plain-links")}>
					<div className={styles.brand}>
						<Logo />
						<p className="margin-top-3">{settings.tagline}</p>
					</div>
					<nav aria-label={labels.footerNavigation}>
						{footer.groups.map((group) => (
							<section key={group.title}>
								<h2>{group.title}</h2>
								<ul>
									{group.links.map((link) => (
										<li key={link.href}>
											<ContentLink link={link} />
										</li>
									))}
								</ul>
							</section>
						))}
					</nav>
					<section>
						<h2>{footer.contactTitle}</h2>
						<ul>
							{listAddressLines(contact.address).map((line) => (
								<li key={line}>{line}</li>
							))}
							<li>
								<a href={`mailto:${contact.email}`}>
									<EmailAddress>{contact.email}</EmailAddress>
								</a>
							</li>
							<li>
								<a href={contact.phoneHref}>{contact.phone}</a>
							</li>
						</ul>
					</section>
				</div>
				<div className={joinClassNames(styles.end, "margin-top-6")}>
					<p>{settings.acknowledgement}</p>
					<ul aria-label={labels.legalNavigation}>
						<li>{`© ${settings.brand}`}</li>
						{settings.legal.map((link) => (
							<li key={link.href}>
								<ContentLink link={link} />
							</li>
						))}
					</ul>
				</div>
			</div>
		</footer>
	);
}
