import { type Agreement, interpolate, type PageContent } from "../../../content-model/index.ts";
import { agreementPath, toAbsoluteUrl } from "../../../paths/index.ts";
import { Action } from "../../components/Action.tsx";
import { Actions } from "../../components/Actions.tsx";
import { ContentLink } from "../../components/ContentLink.tsx";
import { MetaList } from "../../components/MetaList.tsx";
import { Tag } from "../../components/Tag.tsx";
import { TextHead, TextTitle } from "../../components/TextHead.tsx";
import { usePageContext } from "../../site/pageContext.ts";

interface AgreementHeadProps {
	agreement: Agreement;
	words: PageContent<"partner-referral-agreement">;
}

/** The opening of the agreement: its title, description, version, length and links. */
export function AgreementHead({ agreement, words }: AgreementHeadProps) {
	const { title, version, sample, summary, clauses, minutes } = agreement;
	const { labels, back, lede, becomePartnerLink } = words;
	const { settings } = usePageContext();
	return (
		<TextHead>
			<p className="on-screen" data-no-text="">
				<ContentLink link={back} />
			</p>
			<TextTitle>{title}</TextTitle>
			<div className="split-at-column-3">
				<MetaList>
					<li>
						<b>{interpolate(labels.version, { version })}</b>
					</li>
					<li>{interpolate(labels.clauseCount, { count: clauses.length })}</li>
					<li>{interpolate(labels.minutes, { minutes })}</li>
					{sample && <Tag as="li">{labels.sample}</Tag>}
					<li className="on-paper" data-no-text="">
						{toAbsoluteUrl(agreementPath, settings.url)}
					</li>
				</MetaList>
				<div>
					<p className="lede">{`${summary} ${lede}`}</p>
					<Actions>
						<Action link={becomePartnerLink} />
					</Actions>
				</div>
			</div>
		</TextHead>
	);
}
