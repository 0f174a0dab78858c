import type { Content } from "../content/load.server.ts";
import { absolute } from "./addresses.ts";

/** Where `security.txt` must stand (RFC 9116, section 3). */
export const securityTextPath = "/.well-known/security.txt";

/** Whom to tell of a weakness of the site, and until when this is to be believed (RFC 9116). */
export function securityText({ site }: Content): string {
	return [
		`Contact: mailto:${site.contact.email}`,
		`Expires: ${site.securityExpires}T00:00:00Z`,
		"Preferred-Languages: en",
		`Canonical: ${absolute(securityTextPath, site.url)}`,
		"",
	].join("\n");
}
