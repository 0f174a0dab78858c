import type { CategoryLink } from "../site/blog.server.ts";
import { LinkChip } from "./Chip.tsx";
import { joinClassNames } from "./classNames.ts";

interface CategoryNavProps {
	/** Its name for screen readers. */
	label: string;
	categories: readonly CategoryLink[];
	className?: string;
}

/** Links to all articles and to each category; that of the current page is marked. */
export function CategoryNav({ label, categories, className }: CategoryNavProps) {
	return (
		<nav className={joinClassNames(className, "on-screen")} data-no-text="" aria-label={label}>
			<ul className="cluster">
				{categories.map((link) => (
					<li key={link.href}>
						<LinkChip href={link.href} aria-current={link.current ? "page" : undefined}>
							{link.label}
						</LinkChip>
					</li>
				))}
			</ul>
		</nav>
	);
}
