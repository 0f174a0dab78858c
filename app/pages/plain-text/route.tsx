import { Fragment } from "react";
import { data } from "react-router";
import { interpolate } from "../../../content-model/index.ts";
import { parseRow } from "../../../grid/index.ts";
import { CellRow } from "../../components/CellRow.tsx";
import { ClosingWithDrawing } from "../../components/ClosingWithDrawing.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { PageHero } from "../../components/PageHero.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import { TextSections } from "../../components/TextSections.tsx";
import { siteContext } from "../../site/context.ts";
import { formatDay } from "../../site/dates.ts";
import { usePageContext } from "../../site/pageContext.ts";
import { parseSections } from "../../site/plainText.server.ts";
import { listAddressLines } from "../../site/postalAddress.ts";
import type { Route } from "./+types/route";
import { SectionIndex } from "./SectionIndex.tsx";
import styles from "./plain-text.module.css";

/** Loads a page of plain text, from the file of `content/pages/` with the name of its path. */
export function loader({ url, context }: Route.LoaderArgs) {
	const { settings, plainPages } = context.get(siteContext).content;
	const words = plainPages[url.pathname.slice(1)];
	if (!words) {
		throw data(null, { status: 404 });
	}
	const { head, hero, updated, legend, scale, closing } = words;
	return {
		hero,
		theme: head.card.theme,
		updated: updated && interpolate(updated.text, { day: formatDay(updated.day) }),
		legend,
		scale,
		sections: parseSections(words.sections, settings),
		closing,
	};
}

export default function PlainText({ loaderData }: Route.ComponentProps) {
	const { hero, theme, updated, legend, scale, sections, closing } = loaderData;
	return (
		<>
			<PageHero hero={hero} flush>
				{updated && <Issuer updated={updated} />}
				<SectionIndex sections={sections} legend={legend} scale={scale} theme={theme} />
			</PageHero>
			<TextSections sections={sections} />
			{closing && (
				<ClosingWithDrawing {...closing} theme={theme} layout="above">
					<div className={styles.offer}>
						<CellRow cells={parseRow(closing.cells)} />
					</div>
				</ClosingWithDrawing>
			)}
		</>
	);
}

/** The issuer of the text, and its date. */
function Issuer({ updated }: { updated: string }) {
	const { brand, contact, sample } = usePageContext().settings;
	return (
		<ul className={joinClassNames(styles.pageIssuer, "wrap caption cluster")}>
			<li>
				{brand}
				{listAddressLines(contact.address).map((line) => (
					<Fragment key={line}>
						, <span>{line}</span>
					</Fragment>
				))}
				{sample && <SampleTag inRow />}
			</li>
			<li>{updated}</li>
		</ul>
	);
}
