import type { PageContent } from "../../../content-model/index.ts";
import { getThemeClass, type ThemeName } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { Section } from "../../components/Section.tsx";
import type { Benefit } from "../../site/benefits.server.ts";
import styles from "./Comparisons.module.css";

type Comparison = NonNullable<Benefit["comparisons"]>[number];

interface ComparisonsProps {
	comparisons: readonly Comparison[];
	words: PageContent<"benefit">["comparisons"];
	/** The benefit's, which the assistant's steps have. */
	theme: ThemeName;
}

/** Tasks step by step, each without and with an assistant. The assistant's steps are filled. */
export function Comparisons({ comparisons, words, theme }: ComparisonsProps) {
	return (
		<Section id="comparisons" tinted head={{ title: words.title, lede: words.illustration }}>
			<ul className={joinClassNames(styles.comparisons, "ruled ruled-open")}>
				{comparisons.map(({ task, ...ways }) => (
					<li key={task}>
						<h3>{task}</h3>
						<dl>
							{(["without", "with"] as const).map((way) => (
								<div key={way}>
									<dt className="caption">{words[way]}</dt>
									<dd>
										<Steps steps={ways[way]} words={words} theme={theme} />
									</dd>
								</div>
							))}
						</dl>
					</li>
				))}
			</ul>
		</Section>
	);
}

/** Steps joined to one leaf. */
function Steps({
	steps,
	words,
	theme,
}: Pick<ComparisonsProps, "words" | "theme"> & { steps: Comparison["with"] }) {
	return (
		<ol className={styles.comparisonSteps}>
			{steps.map(({ text, assistant }) => (
				<li key={text} className={assistant ? getThemeClass(theme) : styles.personStep}>
					<small>{assistant ? words.assistant : words.person}</small> {text}
				</li>
			))}
		</ol>
	);
}
