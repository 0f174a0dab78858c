import { Action } from "../../components/Action.tsx";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { Notice } from "../../components/Notice.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import { pictogram, tiles } from "../../grid/index.ts";
import { Head } from "../../seo/Head.tsx";

/** The page for a benefit that does not exist: full days with a gap where it would be. */
export function BenefitNotFound({ notFound }: Page<"benefit">) {
	return (
		<>
			<Head {...notFound.head} />
			<Notice
				tile={tiles.saltbush.className}
				drawing={<GridDrawing matrix={pictogram("benefit-not-found")} />}
			>
				<h1>{notFound.title}</h1>
				<p className="lede">{notFound.text}</p>
				<p className="actions">
					<Action link={notFound.action} />
				</p>
			</Notice>
		</>
	);
}
