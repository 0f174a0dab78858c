import type { PageContent } from "../../../content-model/index.ts";
import { Action, Actions } from "../../components/Action.tsx";
import { FeatureList } from "../../components/product/FeatureList.tsx";
import { ProductWindow } from "../../components/product/ProductWindow.tsx";
import { Section } from "../../components/Section.tsx";
import { usePageContext } from "../../site/pageContext.ts";

interface PlatformProps {
	copy: PageContent<"home">["platform"];
	/** Formatted monthly price of the platform. */
	monthly: string;
}

/** The platform: a drawing of it in use, its six features and the link to try it. */
export function Platform({ copy, monthly }: PlatformProps) {
	const { settings, demoPlatform } = usePageContext();
	return (
		<Section id="platform" tinted head={copy}>
			<ProductWindow copy={copy.window} monthly={monthly} />
			<FeatureList features={copy.features} copy={copy.window} />
			<Actions as="div">
				<Action
					variant="primary"
					link={{ label: settings.demoLabel, href: demoPlatform, newTab: true }}
				/>
				<p className="on-screen" data-no-text="">
					{copy.demoNote}
				</p>
			</Actions>
		</Section>
	);
}
