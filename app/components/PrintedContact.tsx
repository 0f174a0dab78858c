import { usePageContext } from "../site/pageContext.ts";

/** Contact details for print, where the footer and buttons are hidden. */
export function PrintedContact() {
	const { settings } = usePageContext();
	const { contact, brand, url } = settings;
	return (
		<p className="on-paper margin-top-5" data-no-text="">
			<b>{brand}</b>
			{` · ${contact.phone} · ${contact.email} · ${new URL(url).host}`}
		</p>
	);
}
