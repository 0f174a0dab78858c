import { parseRow } from "../../../grid/index.ts";
import { getMarkdownPath, getWordPath, getWorksheetPath, packPath } from "../../../paths/index.ts";
import { ClosingBand } from "../../components/ClosingBand.tsx";
import { PageHero } from "../../components/PageHero.tsx";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import { siteContext } from "../../site/context.ts";
import { listPackWorksheets } from "../../site/packWorksheets.server.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import type { Route } from "./+types/route";
import { copyWorksheet } from "./copyWorksheet.ts";
import { PackWorksheet } from "./PackWorksheet.tsx";
import { WorksheetList } from "./WorksheetList.tsx";
import styles from "./firm-pack.module.css";

export const handle: RouteHandle = { hue: "ochre" };

/** Sentences with gaps, of which the last is filled in. */
const closingRows = [
	"####o....o#####o...o#####",
	"#######o...o##o......o###",
	"#########################",
].map(parseRow);

export function loader({ context }: Route.LoaderArgs) {
	const { content, articles } = context.get(siteContext);
	const words = content.pages["firm-pack"];
	return {
		words,
		worksheets: listPackWorksheets(words, articles).map(({ entry, worksheet, article }) => ({
			...entry,
			tree: copyWorksheet(worksheet.section),
			wordPath: getWorksheetPath(article.slug, worksheet.name, "docx"),
			path: article.path,
			articleTitle: article.title,
		})),
	};
}

/** Worksheets, each printed on its own page. */
export default function FirmPack({ loaderData: { words, worksheets } }: Route.ComponentProps) {
	const { hero, wordFile, articleLink, closing } = words;
	const all = { label: wordFile, href: getWordPath(packPath) };
	return (
		<>
			<div className="on-screen">
				<PageHero hero={{ ...hero, actions: [all, ...hero.actions] }}>
					<WorksheetList worksheets={worksheets} wordFileLabel={words.worksheetWordFile} />
				</PageHero>
			</div>
			<Section id="sheets" edge={{ rulerFill: 0.15, isOnPaper: false }} className={styles.firmPack}>
				<div className="on-screen">
					<SectionHead title={words.contents} smallPrint={words.version}>
						<div>
							<p className="text-secondary">{words.notice}</p>
							<p className="margin-top-4">
								<a
									href={getMarkdownPath(packPath)}
									className="on-screen"
									data-no-text=""
									download=""
								>
									{words.textFile}
								</a>
							</p>
						</div>
					</SectionHead>
				</div>
				{worksheets.map((worksheet, index) => (
					<PackWorksheet
						key={worksheet.id}
						{...worksheet}
						isOpen={index === 0}
						articleLink={articleLink}
					/>
				))}
			</Section>
			<ClosingBand {...closing} theme="dusk" layout="rowsBeside" matrix={closingRows} />
		</>
	);
}
