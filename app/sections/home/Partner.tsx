import { Action, ContentLink } from "../../components/Action.tsx";
import { HabitRow } from "../../components/HabitRow.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import { daysInGrid, type Level } from "../../grid/index.ts";

interface PartnerProps {
	partner: Page<"home">["partner"];
	/** Hidden text after links that open in a new tab. */
	newTabLabel: string;
}

/** The referral program, and the way in for firms that came for themselves. */
export function Partner({ partner, newTabLabel }: PartnerProps) {
	return (
		<section className="band partner" id="contact-us">
			<div className="wrap axis">
				<p className="share" aria-hidden="true">
					{partner.figure}
				</p>
				<div>
					<h2>{partner.title}</h2>
					<p className="lede">{partner.text}</p>
					<p className="actions">
						<Action look="main" link={partner.button} newTabLabel={newTabLabel} />
						<ContentLink link={partner.register} newTabLabel={newTabLabel} />
					</p>
					<p className="enquiry">
						{`${partner.enquiry.text} `}
						<ContentLink link={partner.enquiry.link} newTabLabel={newTabLabel} />
					</p>
				</div>
				<div className="strip" aria-hidden="true">
					<HabitRow days={shareOfDays(partner.figure)} />
				</div>
			</div>
		</section>
	);
}

/** The share as days of five weeks, evenly spread: 20% is one day in every five. */
function shareOfDays(percentage: string): Level[] {
	const share = Number.parseFloat(percentage) / 100;
	return Array.from({ length: daysInGrid }, (_, day) =>
		Math.floor((day + 1) * share + 1e-9) > Math.floor(day * share + 1e-9) ? 3 : 0,
	);
}
