import { DesignSection, Frame, Specimen } from "../Specimen.tsx";
import { windows } from "../windows.ts";

/** The parts that run in the browser, each in a window of its own and in the states it can be in. */
export function Interactive() {
	return (
		<DesignSection
			id="interactive"
			title="Interactive parts"
			lede="They work here as on their pages. The address of each frame holds its state."
			progress={0.94}
		>
			<Specimen name="Estimator" file="app/islands/Estimator.tsx" columns={1}>
				<Frame {...windows.estimateOfAll} />
				<Frame {...windows.smallEstimate} />
				<div className="state pair">
					<Frame {...windows.wrongEstimate} width="phone" />
					<Frame {...windows.unreadableEstimate} width="phone" />
				</div>
			</Specimen>
			<Specimen
				name="Search"
				file="app/islands/Search.tsx"
				note="Development has an index of titles only: pages are not built there."
				columns={2}
			>
				<Frame {...windows.searchWithResults} />
				<Frame {...windows.searchWithoutResults} />
				<Frame {...windows.searchThatFailed} />
				<Frame {...windows.searchUnasked} />
			</Specimen>
			<Specimen name="FeeExample" file="app/islands/FeeExample.tsx" columns={2}>
				<Frame {...windows.fee} />
				<Frame {...windows.wrongFee} />
			</Specimen>
		</DesignSection>
	);
}
