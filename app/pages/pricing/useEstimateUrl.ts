import { useEffect } from "react";
import { useDebouncedUrl } from "../../islands/useDebouncedUrl.ts";

/** The contact form: its URL, and the parameter in which it receives an estimate's URL. */
interface ContactForm {
	url: string;
	parameter: string;
}

/**
 * Keeps an estimate's URL where visitors take it from: in the address bar once they have edited the form,
 * and in the page's links to the contact form, which carry none while there is no estimate.
 * @param url undefined while there is no estimate
 */
export function useEstimateUrl(
	url: string | undefined,
	isEdited: boolean,
	contactForm: ContactForm | undefined,
): void {
	useDebouncedUrl(isEdited ? url : undefined);

	useEffect(() => {
		if (contactForm) {
			const formUrl = new URL(contactForm.url);
			if (url) {
				formUrl.searchParams.set(contactForm.parameter, url);
			}
			for (const link of document.querySelectorAll(`main a[href^="${contactForm.url}"]`)) {
				link.setAttribute("href", formUrl.href);
			}
		}
	}, [contactForm, url]);
}
