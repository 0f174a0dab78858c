import type { RouteHandle } from "../routeHandle.ts";
import { ContactPage } from "../sections/contact/ContactPage.tsx";
import styles from "../sections/contact/contact.css?inline";
import { siteContext } from "../site/context.ts";
import type { Route } from "./+types/contact-us";

export const handle: RouteHandle = { styles };

export function loader({ context }: Route.LoaderArgs) {
	const { site, destinations, pages } = context.get(siteContext).content;
	return { page: pages["contact-us"], site, contactForm: destinations.contactForm };
}

export default function ContactUs({ loaderData }: Route.ComponentProps) {
	return <ContactPage {...loaderData} />;
}
