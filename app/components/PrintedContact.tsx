import { useSite } from "../site/siteData.ts";

/** Whom to ask, on paper: there the footer and all buttons are left out. */
export function PrintedContact() {
	const { site } = useSite();
	const { contact, brand, url } = site;
	return (
		<p className="on-paper mt-5" data-no-text="">
			<b>{brand}</b>
			{` · ${contact.phone} · ${contact.email} · ${new URL(url).host}`}
		</p>
	);
}
