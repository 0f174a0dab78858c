import { Picture } from "../../components/Picture.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import { pictogram } from "../../grid/index.ts";
import { Lock, PersonaMark } from "../shared/ProductMarks.tsx";
import type { WindowWords } from "./ProductWindow.tsx";

interface FeatureFragmentProps {
	/** The feature's picture: a piece of the interface where there is one, else a pictogram. */
	icon: Page<"home">["platform"]["features"][number]["icon"];
	words: WindowWords;
}

/** A small piece of the product beside a feature. */
export function FeatureFragment({ icon, words }: FeatureFragmentProps) {
	switch (icon) {
		case "own-cloud":
			return (
				<span className="chip">
					<Lock />
					{words.address}
				</span>
			);
		case "persona":
			return (
				<>
					<PersonaMark name={words.persona} />
					<span className="chip">{words.persona}</span>
				</>
			);
		case "pre-built":
			return chips(words.assistants.slice(0, 3));
		case "custom-assistants":
			return chips(words.customAssistants);
		default:
			return <Picture matrix={pictogram(icon)} colour="gum" />;
	}
}

function chips(names: readonly string[]) {
	return names.map((name) => (
		<span className="chip" key={name}>
			{name}
		</span>
	));
}
