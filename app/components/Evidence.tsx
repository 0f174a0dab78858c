import type { FieldContent } from "../../content-model/index.ts";
import { joinClassNames } from "./classNames.ts";
import styles from "./Evidence.module.css";

/** A fact, with its source below it. */
export function Evidence({ text, source, url }: FieldContent<"evidence">) {
	return (
		<figure className={joinClassNames(styles.evidence, "margin-top-5")}>
			<p>{text}</p>
			<figcaption className="caption margin-top-2">
				{url ? <a href={url}>{source}</a> : source}
			</figcaption>
		</figure>
	);
}
