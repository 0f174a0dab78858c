import type { PageContent } from "../../../content-model/index.ts";
import { getThemeClass, type ThemeName } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { Section } from "../../components/Section.tsx";
import type { Benefit } from "../../site/benefits.server.ts";
import styles from "./Comparisons.module.css";

type Comparison = NonNullable<Benefit["comparisons"]>[number];

interface ComparisonsProps {
	comparisons: readonly Comparison[];
	copy: PageContent<"benefit">["comparisons"];
	/** The benefit's, which the assistant's steps have. */
	theme: ThemeName;
}

/** Tasks step by step, each without and with an assistant. The assistant's steps are filled. */
export function Comparisons({ comparisons, copy, theme }: ComparisonsProps) {
	return (
		<Section id="comparisons" tinted head={{ title: copy.title, lede: copy.illustration }}>
			<ul className={joinClassNames(styles.comparisons, "ruled")}>
				{comparisons.map(({ task, ...ways }) => (
					<li key={task}>
						<h3>{task}</h3>
						<dl>
							{(["without", "with"] as const).map((way) => (
								<div key={way}>
									<dt className="caption">{copy[way]}</dt>
									<dd>
										<Steps steps={ways[way]} copy={copy} theme={theme} />
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
	copy,
	theme,
}: Pick<ComparisonsProps, "copy" | "theme"> & { steps: Comparison["with"] }) {
	return (
		<ol className={styles.comparisonSteps}>
			{steps.map(({ text, assistant }) => (
				<li key={text} className={assistant ? getThemeClass(theme) : styles.personStep}>
					<small>{assistant ? copy.assistant : copy.person}</small> {text}
				</li>
			))}
		</ol>
	);
}
