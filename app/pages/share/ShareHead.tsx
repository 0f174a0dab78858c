import type { Page } from "../../../content-model/index.ts";
import { PageTitle } from "../../components/PageTitle.tsx";
import "./ShareHead.css";

/** The opening of a page that is a tool: smaller than others, so that the tool is in view. */
export function ShareHead({ title, tagline, lede }: Page<"share">["hero"]) {
	return (
		<section className="share-head">
			<div className="wrap">
				<PageTitle small>{title}</PageTitle>
				<div className="split-at-week-3">
					<p className="share-tagline tagline">{tagline}</p>
					<p className="lede">{lede}</p>
				</div>
			</div>
		</section>
	);
}
