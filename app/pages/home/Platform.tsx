import type { PageContent } from "../../../content-model/index.ts";
import { Action } from "../../components/Action.tsx";
import { Actions } from "../../components/Actions.tsx";
import { FeatureList } from "../../components/product/FeatureList.tsx";
import { ProductWindow } from "../../components/product/ProductWindow.tsx";
import { Section } from "../../components/Section.tsx";
import { usePageContext } from "../../site/pageContext.ts";

interface PlatformProps {
	words: PageContent<"home">["platform"];
	/** Formatted monthly price of the platform. */
	monthly: string;
}

/** The platform: a drawing of it in use, its six features and the link to try it. */
export function Platform({ words, monthly }: PlatformProps) {
	const { settings, demoPlatform } = usePageContext();
	return (
		<Section id="platform" tinted head={words}>
			<ProductWindow words={words.window} monthly={monthly} />
			<FeatureList features={words.features} words={words.window} />
			<Actions as="div">
				<Action
					variant="primary"
					link={{ label: settings.demoLabel, href: demoPlatform, newTab: true }}
				/>
				<p className="on-screen" data-no-text="">
					{words.demoNote}
				</p>
			</Actions>
		</Section>
	);
}
