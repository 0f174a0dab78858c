import type { Schedule as ScheduleData } from "../../../content-model/index.ts";
import { StackingTable } from "../../components/StackingTable.tsx";
import { RichText } from "./RichText.tsx";
import styles from "./Schedule.module.css";

/** The schedule: a table of two columns, each row named by its first cell. */
export function Schedule({ schedule: { title, columns, rows } }: { schedule: ScheduleData }) {
	return (
		<StackingTable className={styles.schedule} aria-label={title}>
			<thead>
				<tr>
					{columns.map((column, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
						<th key={index} scope="col">
							<RichText sentence={column} />
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(([name = [], ...cells], index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
					<tr key={index}>
						<th scope="row">
							<RichText sentence={name} />
						</th>
						{cells.map((cell, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity
							<td key={index}>
								<RichText sentence={cell} />
							</td>
						))}
					</tr>
				))}
			</tbody>
		</StackingTable>
	);
}
