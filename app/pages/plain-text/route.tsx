import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { interpolate } from "../../../content-model/browser.ts";
import { PageHead } from "../../components/PageHead.tsx";
import { PlainSections } from "../../components/PlainSections.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import { siteContext } from "../../site/context.ts";
import { formatDay } from "../../site/dates.ts";
import { usePageContext } from "../../site/pageContext.ts";
import { parseSections } from "../../site/plainText.server.ts";
import { listAddressLines } from "../../site/postalAddress.ts";
import "./plain-text.css";

/** Loads a page of plain text, from the file of `content/pages/` with the name of its path. */
export function loader({ url, context }: LoaderFunctionArgs) {
	const { settings, plainPages } = context.get(siteContext).content;
	const page = plainPages[url.pathname.slice(1)];
	if (!page) {
		throw data(null, { status: 404 });
	}
	const { hero, updated } = page;
	return {
		hero,
		updated: updated && interpolate(updated.text, { day: formatDay(updated.day) }),
		sections: parseSections(page.sections, settings),
	};
}

export default function PlainText() {
	const { hero, updated, sections } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead {...hero} flush />
			{updated && <Issuer updated={updated} />}
			<PlainSections sections={sections} />
		</>
	);
}

/** The issuer of the text, and its date. */
function Issuer({ updated }: { updated: string }) {
	const { brand, contact, sample } = usePageContext().settings;
	return (
		<ul className="page-issuer wrap caption cluster">
			<li>
				{[brand, ...listAddressLines(contact.address)].join(", ")} {sample && <SampleTag inRow />}
			</li>
			<li>{updated}</li>
		</ul>
	);
}
