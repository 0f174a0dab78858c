import type { Definition } from "../../../content-model/index.ts";
import { RichText } from "./RichText.tsx";
import styles from "./Definitions.module.css";

/** Terms and their meanings. Each is an anchor, and a script shows it beside its term as well (DefinitionPopup.ts). */
export function Definitions({ definitions }: { definitions: readonly Definition[] }) {
	return (
		<ul>
			{definitions.map(({ id, term, meaning }) => (
				<li key={id} id={id}>
					<p className={styles.meaning}>
						<dfn>{term}</dfn>
						<RichText sentence={meaning} />
					</p>
				</li>
			))}
		</ul>
	);
}
