import { content } from "../content/index.server";
import { Head } from "../seo/Head";
import type { Route } from "./+types/partner-referral-agreement";

export function loader() {
	return { page: content().pages["partner-referral-agreement"] };
}

export default function PartnerReferralAgreement({ loaderData: { page } }: Route.ComponentProps) {
	return (
		<>
			<Head {...page.head} path="/partner-referral-agreement" />
			<h1>{page.head.title}</h1>
		</>
	);
}
