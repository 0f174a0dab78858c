import { GridDrawing } from "../../components/GridDrawing.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import { pictogram } from "../../grid/index.ts";
import { Lock, PersonaMark } from "../shared/ProductMarks.tsx";
import type { WindowCopy } from "./ProductWindow.tsx";

interface FeatureFragmentProps {
	/** The feature's picture: a piece of the interface where there is one, else a pictogram. */
	icon: Page<"home">["platform"]["features"][number]["icon"];
	copy: WindowCopy;
}

/** A small piece of the product beside a feature. */
export function FeatureFragment({ icon, copy }: FeatureFragmentProps) {
	switch (icon) {
		case "own-cloud":
			return (
				<span className="chip">
					<Lock />
					{copy.address}
				</span>
			);
		case "persona":
			return (
				<>
					<PersonaMark name={copy.persona} />
					<span className="chip">{copy.persona}</span>
				</>
			);
		case "pre-built":
			return chips(copy.assistants.slice(0, 3));
		case "custom-assistants":
			return chips(copy.customAssistants);
		default:
			return <GridDrawing matrix={pictogram(icon)} colour="gum" />;
	}
}

function chips(names: readonly string[]) {
	return names.map((name) => (
		<span className="chip" key={name}>
			{name}
		</span>
	));
}
