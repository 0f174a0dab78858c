import type { PageContent } from "../../../content-model/index.ts";
import { Action } from "../../components/Action.tsx";
import { Actions } from "../../components/Actions.tsx";
import { ContentLink } from "../../components/ContentLink.tsx";
import { Evidence } from "../../components/Evidence.tsx";
import { Kicker } from "../../components/Kicker.tsx";
import { LinkedText } from "../../components/LinkedText.tsx";
import type { Benefit } from "../../site/benefits.server.ts";

interface BenefitTextProps {
	benefit: Benefit;
	words: PageContent<"benefit">;
}

/** A benefit's text between the link back and its own links, of which the first is a button. */
export function BenefitText({ benefit, words }: BenefitTextProps) {
	const { title, description, sample, text, evidence, links = [], paragraphs } = benefit;
	const [first, ...others] = links;
	return (
		<>
			<Kicker>
				<ContentLink link={words.back} className="on-screen" />
			</Kicker>
			<h1 className="margin-top-2">{title}</h1>
			<p className="lede">{description}</p>
			{text && <p className="margin-top-4">{text}</p>}
			{!sample && <LinkedText className="margin-top-4" paragraphs={paragraphs} />}
			{evidence && <Evidence {...evidence} />}
			{first && (
				<Actions className="on-screen">
					<Action link={first} />
					{others.map((link) => (
						<ContentLink key={link.href} link={link} />
					))}
				</Actions>
			)}
		</>
	);
}
