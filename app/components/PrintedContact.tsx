import { useSite } from "../site/siteData.ts";

/** Contact details for print, where the footer and buttons are hidden. */
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
