import { Section, SectionHead } from "../../components/Section";
import type { Page } from "../../content/schemas/pages";
import { FeatureList } from "../shared/FeatureList";
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
			<FeatureList
				features={items}
				fragment={(icon) => <FeatureFragment icon={icon} words={words} />}
			/>
		</Section>
	);
}
