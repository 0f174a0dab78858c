import type { PageContent } from "../../../content-model/index.ts";
import styles from "./SharingWays.module.css";

/** What each way of sharing sends, under the words of its button, and how to share one section. */
export function SharingWays({ ways, panel }: Pick<PageContent<"share">, "ways" | "panel">) {
	const items = [
		{ title: panel.copy, text: ways.copy },
		{ title: panel.email, text: ways.email },
		{ title: panel.share, text: ways.share },
		{ title: ways.part, text: ways.partText },
	];
	return (
		<section className={styles.sharingWays}>
			<h2>{ways.title}</h2>
			<ul className="columns-4 margin-top-6">
				{items.map(({ title, text }) => (
					<li key={title}>
						<h3>{title}</h3>
						<p className="text-secondary">{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
