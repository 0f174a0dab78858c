import { Action } from "../components/Action.tsx";
import { GridDrawing } from "../components/GridDrawing.tsx";
import { Notice } from "../components/Notice.tsx";
import type { Entry } from "../content/load.server.ts";
import type { Page } from "../content/schemas/pages.ts";
import { pictogram, tileClass } from "../grid/index.ts";
import { Head } from "../seo/Head.tsx";
import { OtherBenefits } from "./benefit/OtherBenefits.tsx";

interface BenefitNotFoundProps {
	copy: Page<"benefit">;
	/** All there are, as ways on. */
	benefits: readonly Entry<"benefit">[];
}

/** The page for a benefit that does not exist: full days with a gap where it would be. */
export function BenefitNotFound({ copy, benefits }: BenefitNotFoundProps) {
	const { head, title, text, action, others } = copy.notFound;
	return (
		<>
			<Notice
				tile={tileClass("saltbush")}
				drawing={<GridDrawing matrix={pictogram("benefit-not-found")} />}
			>
				<Head {...head} />
				<h1>{title}</h1>
				<p className="lede">{text}</p>
				<p className="actions">
					<Action link={action} />
				</p>
			</Notice>
			<OtherBenefits title={others} benefits={benefits} />
		</>
	);
}
