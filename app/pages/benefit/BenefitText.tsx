import type { Page } from "../../../content-model/index.ts";
import { Action, Actions, ContentLink } from "../../components/Action.tsx";
import { Evidence } from "../../components/Evidence.tsx";
import { LinkedText } from "../../components/LinkedText.tsx";
import type { Benefit } from "../../site/benefits.server.ts";

interface BenefitTextProps {
	benefit: Benefit;
	copy: Page<"benefit">;
}

/** A benefit's text. */
export function BenefitText({ benefit, copy }: BenefitTextProps) {
	const { title, description, sample, text, evidence, links = [], paragraphs } = benefit;
	return (
		<>
			<h1>{title}</h1>
			<p className="lede">{description}</p>
			{text && <p className="mt-4">{text}</p>}
			{!sample && <LinkedText className="mt-4" paragraphs={paragraphs} />}
			{evidence && <Evidence {...evidence} />}
			{links.length > 0 && (
				<Actions>
					{links.map((link) => (
						<ContentLink key={link.href} link={link} />
					))}
				</Actions>
			)}
			<Actions>
				<Action link={copy.back} />
			</Actions>
		</>
	);
}
