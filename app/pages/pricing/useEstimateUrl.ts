import { useEffect } from "react";

/** How long the URL waits for the visitor to pause, in ms. Safari takes 100 changes in 10 s. */
const debounce = 250;

/** The contact form: its URL, and the parameter in which it receives an estimate's URL. */
export interface ContactForm {
	url: string;
	parameter: string;
}

/**
 * Keeps an estimate's URL where visitors take it from: in the address bar once they have edited the form,
 * and in the page's links to the contact form.
 * @param url undefined while there is no estimate.
 */
export function useEstimateUrl(
	url: string | undefined,
	isEdited: boolean,
	contactForm: ContactForm | undefined,
): void {
	useEffect(() => {
		if (isEdited && url) {
			const timer = setTimeout(() => history.replaceState(history.state, "", url), debounce);
			return () => clearTimeout(timer);
		}
	}, [isEdited, url]);

	useEffect(() => {
		if (contactForm && url) {
			const formUrl = new URL(contactForm.url);
			formUrl.searchParams.set(contactForm.parameter, url);
			for (const link of document.querySelectorAll(`main a[href^="${contactForm.url}"]`)) {
				link.setAttribute("href", formUrl.href);
			}
		}
	}, [contactForm, url]);
}
