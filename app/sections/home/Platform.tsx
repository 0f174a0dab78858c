import { Action } from "../../components/Action.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import { FeatureList } from "../shared/FeatureList.tsx";
import { ProductWindow } from "./ProductWindow.tsx";

interface PlatformProps {
	platform: Page<"home">["platform"];
	/** Price of the platform a month, as printed in the product window. */
	monthly: string;
	demo: { label: string; href: string };
}

/** The platform: a picture of it in use, its six features and the way to try it. */
export function Platform({ platform, monthly, demo }: PlatformProps) {
	return (
		<Section id="platform" progress={0.46} tinted>
			<SectionHead title={platform.title} lede={platform.lede} />
			<ProductWindow copy={platform.window} monthly={monthly} />
			<FeatureList features={platform.features} copy={platform.window} />
			<div className="actions">
				<Action look="main" link={{ label: demo.label, href: demo.href, newTab: true }} />
				<p data-no-text="">{platform.demoNote}</p>
			</div>
		</Section>
	);
}
