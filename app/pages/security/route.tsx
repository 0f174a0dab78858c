import { interpolate } from "../../../content-model/index.ts";
import { PageHero } from "../../components/PageHero.tsx";
import { TextSections } from "../../components/TextSections.tsx";
import { siteContext } from "../../site/context.ts";
import { formatDay } from "../../site/dates.ts";
import { parseParagraph, parseSections } from "../../site/plainText.server.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import type { Route } from "./+types/route";
import { Closing } from "./Closing.tsx";
import { DataFlow } from "./DataFlow.tsx";
import { SupplierAnswers } from "./SupplierAnswers.tsx";

export const handle: RouteHandle = { hue: "redgum" };

export function loader({ url, context }: Route.LoaderArgs) {
	const { settings, pages } = context.get(siteContext).content;
	const { closingSections, table, ...words } = pages.security;
	return {
		words,
		table: {
			...table,
			answeredOn: interpolate(table.answeredOnText, { day: formatDay(table.answeredOn) }),
		},
		closingSections: parseSections(closingSections, settings),
		askText: parseParagraph(words.closing.ask.text, settings),
		path: url.pathname,
	};
}

export default function Security({ loaderData }: Route.ComponentProps) {
	const { words, table, closingSections, askText, path } = loaderData;
	return (
		<>
			<PageHero hero={{ ...words.hero, sample: words.sample }} />
			<DataFlow words={words.flow} />
			<SupplierAnswers
				groups={words.groups}
				words={table}
				sampleText={words.sample ? words.sampleText : undefined}
			/>
			<TextSections sections={closingSections} />
			<Closing words={words.closing} askText={askText} groups={words.groups} path={path} />
		</>
	);
}
