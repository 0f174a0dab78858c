import type { PageContent } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { ResponsiveImage } from "../../components/ResponsiveImage.tsx";
import { Section } from "../../components/Section.tsx";
import type { Screenshot } from "../../images/screenshots.server.ts";
import styles from "./Screenshots.module.css";

type ScreenshotsWords = PageContent<"platform">["screenshots"];

interface ScreenshotsProps {
	words: ScreenshotsWords;
	/** The screenshots by their names. */
	images: Readonly<Record<string, Screenshot>>;
}

/** Rendered width: as wide as the page, which grows no more from 90rem. */
const sizes = "(max-width: 90rem) 91vw, 82rem";

/** Screenshots: each window gets the part that is legible there, with a link to the whole. */
export function Screenshots({ words, images }: ScreenshotsProps) {
	const { sample, sampleLabel, enlarge, items } = words;
	return (
		<Section id="screens" tinted head={words}>
			<ul className={styles.screenshotList}>
				{items.map(({ id, ...item }) => {
					const image = images[id];
					if (!image) {
						return null;
					}
					const { whole, ...parts } = image;
					return (
						<li key={id}>
							<div className="split-at-column-3">
								<h3>{item.title}</h3>
								<p className="text-secondary">{item.text}</p>
							</div>
							<figure>
								<div className={styles.screenshot}>
									<ResponsiveImage
										{...parts}
										alt={item.alt}
										sizes={sizes}
										className={styles.image}
									/>
									<CalloutNumbers callouts={item.callouts} />
								</div>
								<figcaption>
									<ol className={styles.screenshotCallouts}>
										{item.callouts.map(({ text, ...position }) => (
											<li
												key={text}
												className={joinClassNames(
													!isWithin(item.phoneCrop, position) && "above-phone",
													!isWithin(item.tabletCrop, position) && styles.notOnTablet,
												)}
											>
												{text}
											</li>
										))}
									</ol>
									<p className="caption margin-top-3">
										{sample && sampleLabel && `${sampleLabel}. `}
										<a href={whole} className="on-screen" data-no-text="">
											{enlarge}
											<span className="visually-hidden"> {item.title}</span>
										</a>
									</p>
								</figcaption>
							</figure>
						</li>
					);
				})}
			</ul>
		</Section>
	);
}

/** How far in per cent a callout's number may lie outside the thing that it points at. */
const reach = 0.6;

/** Returns whether a part of the screenshot shows what a callout points at, which is to the right of its number. */
function isWithin(
	part: ScreenshotsWords["items"][number]["tabletCrop"],
	{ left, top }: { left: number; top: number },
): boolean {
	return (
		left >= part.left - reach &&
		left < part.left + part.width - reach &&
		top >= part.top &&
		top < part.top + part.height
	);
}

/** The numbers of the callouts, at their positions on the whole screenshot. */
function CalloutNumbers({ callouts }: Pick<ScreenshotsWords["items"][number], "callouts">) {
	return (
		<svg className={styles.calloutNumbers} width={300} aria-hidden="true">
			{callouts.map(({ text, left, top }, index) => (
				<g key={text}>
					<circle cx={`${left}%`} cy={`${top}%`} r="15" />
					<text x={`${left}%`} y={`${top}%`} dy="0.35em">
						{index + 1}
					</text>
				</g>
			))}
		</svg>
	);
}
