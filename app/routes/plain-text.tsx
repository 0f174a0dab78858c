import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { LinkedText } from "../components/LinkedText.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { Section } from "../components/Section.tsx";
import { paragraphOf } from "../content/plainText.server.ts";
import { siteContext } from "../site/context.ts";

/** A page of plain text: the file of `content/pages/` that has the name of the address. */
export function loader({ url, context }: LoaderFunctionArgs) {
	const { site, plainPages } = context.get(siteContext).content;
	const page = plainPages[url.pathname.slice(1)];
	if (!page) {
		throw data(null, { status: 404 });
	}
	return {
		hero: page.hero,
		sections: page.sections.map(({ title, paragraphs }) => ({
			title,
			paragraphs: paragraphs.map((text) => paragraphOf(text, site)),
		})),
	};
}

/** Headings at the left, paragraphs at week 3. */
export default function PlainText() {
	const { hero, sections } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead {...hero} />
			<Section id="text" progress={0.25} className="plain-text">
				{sections.map(({ title, paragraphs }) => (
					<section className="axis" key={title}>
						<h2>{title}</h2>
						<div>
							<LinkedText paragraphs={paragraphs} />
						</div>
					</section>
				))}
			</Section>
		</>
	);
}
