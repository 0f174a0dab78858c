import { getFixedFilePath, toAbsoluteUrl } from "../../paths/index.ts";
import type { Site } from "../site/site.server.ts";

/** Formats the text of security.txt: the contact for vulnerabilities, and its expiry (RFC 9116). */
export function formatSecurityText({ settings }: Site["content"]): string {
	return `Contact: mailto:${settings.contact.email}
Expires: ${settings.securityExpires}T00:00:00Z
Preferred-Languages: en
Canonical: ${toAbsoluteUrl(getFixedFilePath(".well-known/security.txt"), settings.url)}
`;
}
