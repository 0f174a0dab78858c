import type { CategoryLink } from "../../site/articles.server.ts";

interface CategoriesProps {
	/** Accessible name of the row. */
	label: string;
	links: readonly CategoryLink[];
}

/** The row that chooses a category. Each choice is a page with an address of its own. */
export function Categories({ label, links }: CategoriesProps) {
	return (
		<nav className="categories" data-no-text="" aria-label={label}>
			<ul className="chips">
				{links.map(({ label, href, current }) => (
					<li key={href}>
						<a className="chip" href={href} aria-current={current ? "page" : undefined}>
							{label}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
