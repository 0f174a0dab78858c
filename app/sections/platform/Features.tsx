import { Section, SectionHead } from "../../components/Section.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import { FeatureList } from "../shared/FeatureList.tsx";
import { FeatureFragment, type FragmentCopy } from "./FeatureFragment.tsx";

interface FeaturesProps {
	features: Page<"platform">["features"];
	copy: FragmentCopy;
}

/** What the platform offers, each with a small piece of its interface. */
export function Features({ features: { title, lede, items }, copy }: FeaturesProps) {
	return (
		<Section id="features" progress={0.15} colour="gum">
			<SectionHead title={title} lede={lede} />
			<FeatureList
				features={items}
				fragment={(icon) => <FeatureFragment icon={icon} copy={copy} />}
			/>
		</Section>
	);
}
