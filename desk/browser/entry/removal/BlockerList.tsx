import type { RemovalBlocker } from "../../../shared/api/removals.ts";
import { getBlockerKey } from "../../../shared/api/removals.ts";
import { useDeskCommands } from "../../deskCommands.ts";
import styles from "./BlockerList.module.css";

/** What is in the way of a removal, each with a button that opens the field. */
export function BlockerList({ blockers }: { blockers: readonly RemovalBlocker[] }) {
	const { open } = useDeskCommands();
	return (
		blockers.length > 0 && (
			<ul className={styles.blockers}>
				{blockers.map((blocker) => {
					const { path, fieldPath, title, message } = blocker;
					return (
						<li key={getBlockerKey(blocker)}>
							{message}{" "}
							<button type="button" onClick={() => open({ panel: "entry", path, fieldPath })}>
								Open {title}
							</button>
						</li>
					);
				})}
			</ul>
		)
	);
}
