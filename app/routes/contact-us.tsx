import { content } from "../content/index.server.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { ContactPage } from "../sections/contact/ContactPage.tsx";
import styles from "../sections/contact/contact.css?inline";
import { Head } from "../seo/Head.tsx";
import type { Route } from "./+types/contact-us";

export const handle: RouteHandle = { styles };

export function loader() {
	const { site, destinations, pages } = content();
	return { page: pages["contact-us"], site, contactForm: destinations.contactForm };
}

export default function ContactUs({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<Head {...loaderData.page.head} path="/contact-us" />
			<ContactPage {...loaderData} />
		</>
	);
}
