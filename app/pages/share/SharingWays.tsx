import type { PageContent } from "../../../content-model/index.ts";
import { Action } from "../../components/Action.tsx";
import { Actions } from "../../components/Actions.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import styles from "./SharingWays.module.css";

interface SharingWaysProps {
	ways: PageContent<"share">["ways"];
	/** The link to all articles. */
	blog: PageContent<"share">["panel"]["blog"];
}

/** What the other person gets: a link, an email, or one section. Then the way to all articles. */
export function SharingWays({ ways, blog }: SharingWaysProps) {
	return (
		<section className={styles.sharingWays}>
			<h2 className="text-large">{ways.title}</h2>
			<dl className={joinClassNames(styles.list, "columns-3 margin-top-5")}>
				{[
					{ label: ways.link, text: ways.linkText },
					{ label: ways.email, text: ways.emailText },
					{ label: ways.section, text: ways.sectionText },
				].map(({ label, text }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
			<Actions className="margin-top-6">
				<Action variant="outline" link={blog} />
			</Actions>
		</section>
	);
}
