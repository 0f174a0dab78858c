import { Action, ContentLink } from "../../components/Action.tsx";
import { HabitRows } from "../../components/HabitRow.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import { keyTermRows } from "../agreement/keyTermRows.ts";

/** The referral program, and the way in for firms that came for themselves. */
export function Partner({ partner }: { partner: Page<"home">["partner"] }) {
	return (
		<section className="band partner" id="contact-us">
			<div className="wrap axis">
				<p className="referral-share" aria-hidden="true">
					{partner.figure}
				</p>
				<div>
					<h2>{partner.title}</h2>
					<p className="lede">{partner.text}</p>
					<p className="actions">
						<Action look="main" link={partner.button} />
						<ContentLink link={partner.register} />
					</p>
					<p className="enquiry mt-5">
						{`${partner.enquiry.text} `}
						<ContentLink link={partner.enquiry.link} />
					</p>
				</div>
				<div className="strip" aria-hidden="true">
					<HabitRows matrix={keyTermRows(partner.figure)} />
				</div>
			</div>
		</section>
	);
}
