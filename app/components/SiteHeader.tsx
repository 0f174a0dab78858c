import { useLocation } from "react-router";
import { searchPath } from "../../paths/index.ts";
import { usePageContext } from "../site/pageContext.ts";
import { Action } from "./Action.tsx";
import { ContentLink } from "./ContentLink.tsx";
import { joinClassNames } from "./classNames.ts";
import { Logo } from "./Logo.tsx";
import styles from "./SiteHeader.module.css";

/**
 * The header of every page: logo, navigation links, search icon, demo button. On narrow screens the links are
 * a popover below the bar, which opens and closes, also by Escape, without a script.
 */
export function SiteHeader() {
	const { settings, demoPlatform, menuParent } = usePageContext();
	const path = useLocation().pathname;
	const { labels } = settings;
	return (
		<header className={joinClassNames(styles.siteHeader, "wrap")}>
			<Logo className={styles.headerLogo} />
			<nav aria-label={labels.mainNavigation}>
				<button type="button" className={styles.menuButton} popoverTarget="menu">
					<span>{labels.menu}</span>
					<span>{labels.closeMenu}</span>
				</button>
				<ul
					id="menu"
					className={joinClassNames(styles.menu, "plain-links")}
					popover="auto"
					tabIndex={-1}
				>
					{settings.navigation.map((link) => (
						<li key={link.href}>
							<ContentLink
								link={link}
								aria-current={isCurrent(link.href, path, menuParent) ? "page" : undefined}
							/>
						</li>
					))}
				</ul>
				<a className={styles.searchIcon} href={searchPath}>
					<span className="visually-hidden">{labels.search}</span>
					<svg viewBox="0 0 16 16" height={20} aria-hidden="true">
						<path d="m11 11 4 4M2 7a5 5 0 0 1 10 0A5 5 0 0 1 2 7" />
					</svg>
				</a>
			</nav>
			<Action
				variant="primary"
				className={styles.demo}
				link={{ label: settings.demoLabel, href: demoPlatform, newTab: true }}
			/>
		</header>
	);
}

/** Returns whether a header link points to this page, to its section or to the page above it. */
function isCurrent(href: string, path: string, menuParent: string | undefined): boolean {
	return [path, menuParent].includes(href) || path.startsWith(`${href}/`);
}
