import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { PageHead } from "../../components/PageHead.tsx";
import { PlainSections } from "../../components/PlainSections.tsx";
import { siteContext } from "../../site/context.ts";
import { parseSections } from "../../site/plainText.server.ts";

/** A page of plain text: the file of `content/pages/` that has the name of the address. */
export function loader({ url, context }: LoaderFunctionArgs) {
	const { site, plainPages } = context.get(siteContext).content;
	const page = plainPages[url.pathname.slice(1)];
	if (!page) {
		throw data(null, { status: 404 });
	}
	return { hero: page.hero, sections: parseSections(page.sections, site) };
}

export default function PlainText() {
	const { hero, sections } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead {...hero} small />
			<PlainSections sections={sections} />
		</>
	);
}
