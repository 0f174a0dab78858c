import { Section, SectionHead } from "../../components/Section";
import type { Page } from "../../content/schemas/pages";
import { FeatureFragment, type FragmentWords } from "./FeatureFragment";

interface FeaturesProps {
	features: Page<"platform">["features"];
	words: FragmentWords;
}

/** What the platform offers, each with a small piece of its interface. */
export function Features({ features: { title, lede, items }, words }: FeaturesProps) {
	return (
		<Section id="features" progress={0.15} colour="gum">
			<SectionHead title={title} lede={lede} />
			<ul className="features ruled">
				{items.map((feature) => (
					<li key={feature.title}>
						<FeatureFragment icon={feature.icon} words={words} />
						<h3>{feature.title}</h3>
						<p className="quiet">{feature.description}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
